import * as m from '#messages'
import { words as texts } from '#words/account_part'
import { type AccountPart, accountHref, accountParts } from '../../api/pages/account-href.ts'
import { Anchor } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

export type AccountNavProps = { part: AccountPart }

/** Navigation between the parts of the account. */
export function AccountNav({ part }: AccountNavProps) {
  const locale = useLocale()
  return (
    <nav className="account-nav" aria-label={m.account_nav()}>
      <ul>
        {accountParts.map((name) => (
          <li key={name}>
            <Anchor href={accountHref(name, locale)} aria-current={name === part ? 'page' : undefined}>
              {texts[name]()}
            </Anchor>
          </li>
        ))}
        {/* Pages of their own that nothing else links to. */}
        <li>
          <Anchor href="/volunteering">{m.volunteers_mine_title()}</Anchor>
        </li>
        <li>
          <Anchor href="/orders">{m.orders_title()}</Anchor>
        </li>
        <li>
          <Anchor href="/survey">{m.surveys_title()}</Anchor>
        </li>
        <li>
          <Anchor href="/partners">{m.partners_title()}</Anchor>
        </li>
      </ul>
    </nav>
  )
}
