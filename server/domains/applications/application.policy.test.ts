import { expect, it } from 'vitest'
import type { TeamRole } from '../../../shared/rules/staff/roles.ts'
import { type ApplicantRights, applicantRights, mayTakeBack } from './application.policy.ts'

/** Who of a team, what they may do, and whether they may. */
it.each<[TeamRole | null, keyof ApplicantRights, boolean]>([
  [null, 'apply', false],
  [null, 'withdraw', false],
  [null, 'appeal', false],
  [null, 'applyWhereAdminsMay', false],
  ['member', 'apply', true],
  ['member', 'withdraw', false],
  ['member', 'appeal', false],
  ['member', 'applyWhereAdminsMay', false],
  ['admin', 'apply', true],
  ['admin', 'withdraw', true],
  ['admin', 'appeal', true],
  ['admin', 'applyWhereAdminsMay', true],
  ['superAdmin', 'apply', true],
  ['superAdmin', 'withdraw', true],
  ['superAdmin', 'appeal', true],
  ['superAdmin', 'applyWhereAdminsMay', true],
])('%s, %s: %s', (role, action, isAllowed) => {
  expect(applicantRights(role)[action]).toBe(isAllowed)
})

it.each<[TeamRole, boolean, boolean]>([
  ['member', false, false],
  ['member', true, true],
  ['admin', false, true],
  ['admin', true, true],
  ['superAdmin', false, true],
  ['superAdmin', true, true],
])('taking back as %s, who began it: %s; %s', (role, isStarter, isAllowed) => {
  expect(mayTakeBack(role, isStarter)).toBe(isAllowed)
})
