import { NavLink, useLocation } from 'react-router'
import * as m from '#messages'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import type { StaffRole } from '../../../shared/rules/roles.ts'

/** The places of the console that this member's roles open. */
export function StaffNav({ roles }: { roles: StaffRole[] }) {
  const locale = localeOfPath(useLocation().pathname)
  return (
    <nav aria-label={m.staff_nav_label()} className="staff-nav">
      <NavLink to={pathInLocale('/staff', locale)} end className="staff-nav-link">
        {m.staff_nav_queue()}
      </NavLink>
      <NavLink to={pathInLocale('/staff/dashboard', locale)} className="staff-nav-link">
        {m.staff_nav_figures()}
      </NavLink>
      {roles.includes('verifier') && (
        <NavLink to={pathInLocale('/staff/superAdminChanges', locale)} className="staff-nav-link">
          {m.staff_nav_super_admin()}
        </NavLink>
      )}
      {roles.includes('reviewer') && (
        <NavLink to={pathInLocale('/staff/codes', locale)} className="staff-nav-link">
          {m.staff_nav_codes()}
        </NavLink>
      )}
      {(roles.includes('editor') || roles.includes('administrator')) && (
        <NavLink to={pathInLocale('/staff/content', locale)} className="staff-nav-link">
          {m.staff_nav_content()}
        </NavLink>
      )}
      {roles.includes('editor') && (
        <NavLink to={pathInLocale('/staff/imports', locale)} className="staff-nav-link">
          {m.staff_nav_imports()}
        </NavLink>
      )}
      {(roles.includes('editor') || roles.includes('supportAgent')) && (
        <NavLink to={pathInLocale('/staff/help', locale)} className="staff-nav-link">
          {m.staff_nav_help()}
        </NavLink>
      )}
      {(roles.includes('editor') || roles.includes('supportAgent')) && (
        <NavLink to={pathInLocale('/staff/searches', locale)} className="staff-nav-link">
          {m.staff_nav_missed()}
        </NavLink>
      )}
      {(roles.includes('editor') || roles.includes('supportAgent')) && (
        <NavLink to={pathInLocale('/staff/requests', locale)} className="staff-nav-link">
          {m.staff_nav_tool_requests()}
        </NavLink>
      )}
      {(roles.includes('supportAgent') || roles.includes('administrator')) && (
        <NavLink to={pathInLocale('/staff/deliveries', locale)} className="staff-nav-link">
          {m.staff_nav_deliveries()}
        </NavLink>
      )}
      {roles.includes('editor') && (
        <NavLink to={pathInLocale('/staff/adoptions', locale)} className="staff-nav-link">
          {m.staff_nav_adoptions()}
        </NavLink>
      )}
      {roles.includes('editor') && (
        <NavLink to={pathInLocale('/staff/surveys', locale)} className="staff-nav-link">
          {m.staff_nav_surveys()}
        </NavLink>
      )}
      {roles.includes('administrator') && (
        <NavLink to={pathInLocale('/staff/members', locale)} className="staff-nav-link">
          {m.staff_nav_members()}
        </NavLink>
      )}
      {roles.includes('administrator') && (
        <NavLink to={pathInLocale('/staff/audit', locale)} className="staff-nav-link">
          {m.staff_nav_audit()}
        </NavLink>
      )}
      {roles.includes('administrator') && (
        <NavLink to={pathInLocale('/staff/earlierUsers', locale)} className="staff-nav-link">
          {m.staff_nav_earlier()}
        </NavLink>
      )}
      {roles.includes('administrator') && (
        <NavLink to={pathInLocale('/staff/partners', locale)} className="staff-nav-link">
          {m.staff_nav_partners()}
        </NavLink>
      )}
      {roles.includes('administrator') && (
        <NavLink to={pathInLocale('/staff/settings', locale)} className="staff-nav-link">
          {m.staff_nav_settings()}
        </NavLink>
      )}
    </nav>
  )
}
