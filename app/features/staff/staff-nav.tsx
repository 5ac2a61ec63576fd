import { NavLink, useLocation } from 'react-router'
import * as m from '#messages'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import type { Privilege } from '../../../shared/rules/privileges.ts'

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
      {places
        .filter(({ privilege }) => privileges.includes(privilege))
        .map(({ path, name }) => (
          <NavLink key={path} to={pathInLocale(path, locale)} className="staff-nav-link">
            {name()}
          </NavLink>
        ))}
    </nav>
  )
}

/** The names of the screens that a set of privileges opens, beside those that all staff have. */
export function screensOf(privileges: Privilege[]): string[] {
  return places.filter(({ privilege }) => privileges.includes(privilege)).map(({ name }) => name())
}

const places: { path: string; privilege: Privilege; name: () => string }[] = [
  { path: '/staff/superAdminChanges', privilege: 'reviewSuperAdmins', name: m.staff_nav_super_admin },
  { path: '/staff/codes', privilege: 'manageCodes', name: m.staff_nav_codes },
  { path: '/staff/content', privilege: 'seeContent', name: m.staff_nav_content },
  { path: '/staff/imports', privilege: 'importContent', name: m.staff_nav_imports },
  { path: '/staff/help', privilege: 'readHelpVotes', name: m.staff_nav_help },
  { path: '/staff/searches', privilege: 'handleSearches', name: m.staff_nav_missed },
  { path: '/staff/requests', privilege: 'handleToolRequests', name: m.staff_nav_tool_requests },
  { path: '/staff/deliveries', privilege: 'seeDeliveries', name: m.staff_nav_deliveries },
  { path: '/staff/adoptions', privilege: 'handleAdoptions', name: m.staff_nav_adoptions },
  { path: '/staff/surveys', privilege: 'runSurveys', name: m.staff_nav_surveys },
  { path: '/staff/members', privilege: 'manageStaff', name: m.staff_nav_members },
  { path: '/staff/roleChanges', privilege: 'manageStaff', name: m.staff_nav_role_changes },
  { path: '/staff/roles', privilege: 'manageStaff', name: m.staff_nav_roles },
  { path: '/staff/accounts', privilege: 'manageStaff', name: m.staff_nav_accounts },
  { path: '/staff/audit', privilege: 'readAudit', name: m.staff_nav_audit },
  { path: '/staff/earlierUsers', privilege: 'importEarlierUsers', name: m.staff_nav_earlier },
  { path: '/staff/partners', privilege: 'managePartners', name: m.staff_nav_partners },
  { path: '/staff/settings', privilege: 'changeSettings', name: m.staff_nav_settings },
]
