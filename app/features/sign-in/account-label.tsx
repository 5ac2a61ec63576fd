import * as m from '#messages'
import { phoneLabel } from '../../api/parts/phone-label.ts'
import { useShownAccount } from '../../api/state/shown-account.ts'
import { useOwnState } from '../../api/state/use-own-state.ts'
import { Anchor } from '../../ui/link.tsx'

/** The signed-in person in the header: the masked phone once it is known, and the team they act for. */
export function AccountLabel() {
  const shown = useShownAccount()
  // Until the browser has read it, the same person's masked phone from the HTML.
  const phone = useOwnState(
    ({ phone, userInfo }) => phone ?? (userInfo?.userID === shown?.userID ? shown?.phone : phone),
    (account) => account.phone,
  )
  const teamName = useOwnState(
    (state) => state.userInfo?.teamName,
    (account) => account.teamName,
  )
  return (
    <Anchor className="site-tool account-label" href="/accountCenter">
      <span>{phone === undefined ? m.nav_account() : phoneLabel(phone)}</span>
      {teamName && <span className="account-team">{teamName}</span>}
    </Anchor>
  )
}
