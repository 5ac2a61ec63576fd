import * as m from '#messages'
import { Anchor } from '../../ui/link.tsx'

/** The way to the account, there at once: before what is known of the person has come, and where it cannot come. */
export function AccountLink() {
  return (
    <Anchor className="site-tool" href="/accountCenter">
      {m.nav_account()}
    </Anchor>
  )
}
