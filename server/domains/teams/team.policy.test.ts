import { expect, it } from 'vitest'
import type { TeamRole } from '../../../shared/rules/staff/roles.ts'
import type { TeamMember } from '../../context.ts'
import { canGive, canManage, canRemove, requireManager } from './team.policy.ts'

it.each<[TeamRole, boolean]>([
  ['member', false],
  ['admin', true],
  ['superAdmin', true],
])('managing a team as %s: %s', (role, isAllowed) => {
  expect(canManage(role)).toBe(isAllowed)
  const require = () => requireManager({ actor: { team: { id: 'team', role } } as TeamMember })
  if (isAllowed) expect(require).not.toThrow()
  else expect(require).toThrow(expect.objectContaining({ reason: 'notAvailable' }))
})

/** Acting role, role given or removed, whether it may be given, and whether it may be removed. */
it.each<[TeamRole, TeamRole, boolean, boolean]>([
  ['member', 'member', false, false],
  ['member', 'admin', false, false],
  ['member', 'superAdmin', false, false],
  ['admin', 'member', true, true],
  ['admin', 'admin', false, false],
  ['admin', 'superAdmin', false, false],
  ['superAdmin', 'member', true, true],
  ['superAdmin', 'admin', true, true],
  ['superAdmin', 'superAdmin', false, false],
])('%s towards %s: give %s, take out %s', (role, other, mayGive, mayRemove) => {
  expect(canGive(role, other)).toBe(mayGive)
  expect(canRemove(role, other)).toBe(mayRemove)
})
