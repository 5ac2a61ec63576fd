import { NavLink, useLocation } from 'react-router'
import * as m from '#messages'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import type { Privilege } from '../../../shared/rules/privileges.ts'
import { privilegeAt } from '../../staff-routes.ts'

/** The places of the console that this member's roles open. */
export function StaffNav({ privileges }: { privileges: Privilege[] }) {
  const locale = localeOfPath(useLocation().pathname)
  return (
    <nav aria-label={m.staff_nav_label()} className="staff-nav">
      <NavLink to={pathInLocale('/staff', locale)} end className="staff-nav-link">
        {m.staff_nav_queue()}
      </NavLink>
      <NavLink to={pathInLocale('/staff/dashboard', locale)} className="staff-nav-link">
        {m.staff_nav_figures()}
      </NavLink>
      {placesOf(privileges).map(({ path, name }) => (
        <NavLink key={path} to={pathInLocale(path, locale)} className="staff-nav-link">
          {name()}
        </NavLink>
      ))}
    </nav>
  )
}

/** The names of the screens that a set of privileges opens, beside those that all staff have. */
export function screensOf(privileges: Privilege[]): string[] {
  return placesOf(privileges).map(({ name }) => name())
}

function placesOf(privileges: Privilege[]) {
  return places.filter(({ path }) => {
    const privilege = privilegeAt(path)
    return privilege !== null && privileges.includes(privilege)
  })
}

const places: { path: string; name: () => string }[] = [
  { path: '/staff/superAdminChanges', name: m.staff_nav_super_admin },
  { path: '/staff/codes', name: m.staff_nav_codes },
  { path: '/staff/content', name: m.staff_nav_content },
  { path: '/staff/imports', name: m.staff_nav_imports },
  { path: '/staff/help', name: m.staff_nav_help },
  { path: '/staff/searches', name: m.staff_nav_missed },
  { path: '/staff/requests', name: m.staff_nav_tool_requests },
  { path: '/staff/deliveries', name: m.staff_nav_deliveries },
  { path: '/staff/adoptions', name: m.staff_nav_adoptions },
  { path: '/staff/surveys', name: m.staff_nav_surveys },
  { path: '/staff/members', name: m.staff_nav_members },
  { path: '/staff/roleChanges', name: m.staff_nav_role_changes },
  { path: '/staff/roles', name: m.staff_nav_roles },
  { path: '/staff/accounts', name: m.staff_nav_accounts },
  { path: '/staff/audit', name: m.staff_nav_audit },
  { path: '/staff/earlierUsers', name: m.staff_nav_earlier },
  { path: '/staff/partners', name: m.staff_nav_partners },
  { path: '/staff/settings', name: m.staff_nav_settings },
]
