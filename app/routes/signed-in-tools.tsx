import { useEffect } from 'react'
import { learnUser } from '../api/user-session.ts'
import { AccountLabel } from '../features/accounts/account-label.tsx'
import { UnreadLabel } from '../features/messages/unread-label.tsx'
import { useUnread } from '../features/messages/use-unread.ts'
import { StaffLink } from '../features/staff/staff-link.tsx'

/** What the header shows to somebody who is signed in; loaded only for them. */
export function SignedInTools() {
  const unread = useUnread()
  // A sign-in in another tab comes without a load: who it is has to be asked here as well.
  useEffect(() => void learnUser(), [])
  return (
    <>
      <UnreadLabel count={unread} />
      <StaffLink />
      <AccountLabel />
    </>
  )
}
