import * as m from '#messages'
import { words as privilegeWords } from '#words/privilege'
import type { NamedRole } from '../../../shared/contract/staff/role-fields.ts'
import type { Privilege } from '../../../shared/rules/staff/privileges.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { roleName, roleNames } from './members/role-names.ts'
import { screensOf } from './staff-nav.tsx'
import { StaffPage } from './staff-page.tsx'

export type NotOpenPageProps = {
  /** The privilege that the page needs, and mine. */
  privilege: Privilege
  privileges: Privilege[]
  /** The roles that allow it, and mine. */
  roles: NamedRole[]
  mine: NamedRole[]
  /** The address of the page with the texts that were posted in vain. */
  keptOn: string | null
}

/** Shown for a console page that none of my roles opens: which roles open it, and what mine can do. */
export function NotOpenPage({ privilege, privileges, roles, mine, keptOn }: NotOpenPageProps) {
  const screens = screensOf(privileges)
  return (
    <StaffPage
      privileges={privileges}
      title={m.staff_not_open_title()}
      lead={m.staff_not_open_lead({ what: privilegeWords[privilege]() })}
    >
      <section className="stack measure" aria-labelledby="roles-title">
        <Heading level={2} size="xl" id="roles-title" text={m.staff_not_open_roles()} />
        {roles.length === 0 ? (
          <p>{m.staff_not_open_nobody()}</p>
        ) : (
          <ul className="list-disc ps-6">
            {roles.map((role) => (
              <li key={role.key}>{roleName(role)}</li>
            ))}
          </ul>
        )}
        <p>{m.staff_not_open_ask()}</p>
        {keptOn && (
          <p>
            {m.staff_not_open_kept()}{' '}
            <Link href={keptOn} rel="external">
              {m.staff_not_open_kept_back()}
            </Link>
          </p>
        )}
      </section>
      <section className="stack measure" aria-labelledby="mine-title">
        <Heading level={2} size="xl" id="mine-title" text={m.staff_not_open_mine()} />
        <p>
          {m.staff_not_open_mine_text({
            roles: roleNames(mine),
            screens: screens.join(m.roles_kinds_and()),
          })}
        </p>
        <p>
          <ButtonLink kind="primary" href="/staff">
            {m.staff_not_open_back()}
          </ButtonLink>
        </p>
      </section>
    </StaffPage>
  )
}
