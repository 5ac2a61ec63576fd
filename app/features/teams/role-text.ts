import * as m from '#messages'
import type { TeamKind, TeamRole } from '../../../shared/rules/staff/roles.ts'

export function roleText(role: TeamRole): string {
  if (role === 'superAdmin') return m.team_role_super_admin()
  return role === 'admin' ? m.team_role_admin() : m.team_role_member()
}

export function teamKindText(kind: TeamKind): string {
  if (kind === 'registered') return m.team_kind_registered()
  return kind === 'unregistered' ? m.team_kind_unregistered() : m.team_kind_person()
}

export function teamKindHint(kind: TeamKind): string {
  if (kind === 'registered') return m.team_kind_registered_hint()
  return kind === 'unregistered' ? m.team_kind_unregistered_hint() : m.team_kind_person_hint()
}
