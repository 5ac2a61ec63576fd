import { AccountLabel } from '../features/accounts/account-label.tsx'

/** What the header shows to somebody who is signed in; loaded only for them. */
export function SignedInTools() {
  return <AccountLabel />
}
