import * as m from '#messages'
import { type AccountPart, accountHref, accountParts } from '../../api/pages/account-href.ts'
import { Anchor } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

const texts: Record<AccountPart, () => string> = {
  overview: m.account_part_overview,
  applications: m.account_part_applications,
  messages: m.account_part_messages,
  team: m.account_part_team,
  profile: m.account_part_profile,
  security: m.account_part_security,
  privacy: m.account_part_privacy,
}

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
          <Anchor href="/survey">{m.surveys_title()}</Anchor>
        </li>
        <li>
          <Anchor href="/partners">{m.partners_title()}</Anchor>
        </li>
      </ul>
    </nav>
  )
}
