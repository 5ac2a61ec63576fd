import { useEffect, useLayoutEffect } from 'react'
import { type ShownAccount, useShownAccount } from '../api/state/shown-account.ts'
import { keepUser, learnUser } from '../api/state/user-session.ts'
import { showUnread } from '../features/messages/follow-unread.ts'
import { UnreadLabel } from '../features/messages/unread-label.tsx'
import { useUnread } from '../features/messages/use-unread.ts'
import { AccountLabel } from '../features/sign-in/account-label.tsx'
import { StaffLink } from '../features/staff/staff-link.tsx'
import { TeamMenu } from '../features/teams/team-menu.tsx'

/** What the header shows to a signed-in person; loaded only for them. */
export function SignedInTools() {
  const account = useShownAccount()
  const unread = useUnread()
  // Before the next paint: the HTML is newer than what this browser had stored.
  useLayoutEffect(() => {
    if (account) adopt(account)
  }, [account])
  // A sign-in in another tab causes no load here, so this tab has to ask as well.
  useEffect(() => void learnUser(), [])
  return (
    <>
      <UnreadLabel count={unread} />
      <StaffLink />
      <AccountLabel />
      <TeamMenu />
    </>
  )
}

let isAdopted = false

/** Once per load: a later sign-in, in another tab, is asked about. */
function adopt(account: ShownAccount): void {
  if (isAdopted) return
  isAdopted = true
  keepUser(account)
  showUnread(account.unread)
}
