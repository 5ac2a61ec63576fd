import * as m from '#messages'
import { Anchor } from '../../ui/link.tsx'

/** The link to the account, there at once: before the person's details have loaded, and where they cannot. */
export function AccountLink() {
  return (
    <Anchor className="site-tool" href="/accountCenter">
      {m.nav_account()}
    </Anchor>
  )
}
