import { expect } from 'vitest'
import { placesOf } from '../../support/everything-stored.ts'
import type { TestPortal } from '../../support/portal/portal.ts'
import { declaredFields } from '../attacks/input-fields.ts'
import { guesses, type Input } from '../callers.ts'
import { beginAnew, type Stage, send } from './stage.ts'

const text = 'added-from-outside-7f3a9c'
const amount = 918273645546

/** Fields that an attacker adds to a request beside those the page sends. */
const added: Record<string, unknown> = {
  ...Object.fromEntries(
    ['status', 'state', 'role', 'verdict', 'approver', 'approvedBy', 'decidedBy', 'assignee', 'tier'].map(
      (name) => [name, text],
    ),
  ),
  ...Object.fromEntries(['roles', 'privileges', 'approvers'].map((name) => [name, [text]])),
  ...Object.fromEntries(['amount', 'quota', 'stock', 'budget', 'total'].map((name) => [name, amount])),
  isStaff: text,
  isAdmin: text,
  isVerified: text,
  account_id: text,
  team_id: text,
  createdBy: text,
}

/** Writes that legitimately set one of these fields, each guarded by a right and a rule of its own. */
const meantToSay: Record<string, string[]> = {
  'applicationsStaff.decide': ['verdict'],
  'applicationsStaff.decideMany': ['verdict'],
  'organisationsStaff.changeDecide': ['verdict'],
  'projectsStaff.adoptionMove': ['state'],
  'ventureAwardsStaff.payback': ['amount'],
  'ventureDecidingStaff.propose': ['amount'],
  'ventureDecidingStaff.proposeAll': ['amount'],
  // The `state` that the browser received for this sign-in at a provider, not a lifecycle state.
  'providers.link': ['state'],
  'providers.resume': ['state'],
  'roleChangesStaff.roleSave': ['role', 'privileges'],
  'searchStaff.missedHandle': ['state'],
  'staff.invitationCreate': ['roles'],
  'staff.memberRoles': ['roles'],
  'teams.invitationCreate': ['role'],
  'teams.joinDecide': ['verdict'],
  'teams.memberRole': ['role'],
  'toolRequestsStaff.move': ['state'],
  // A filter of what is exported, and what a round can award.
  'ventureStaff.exportEntries': ['state'],
  'ventureStaff.plan': ['budget'],
}

/** Adds the fields inside every object of an input, where no field of that name exists. */
function addedInside(value: unknown, isOutermost = true): unknown {
  if (value === null || typeof value !== 'object' || value instanceof Blob) return value
  if (Array.isArray(value)) return value.map((item) => addedInside(item, false))
  const own = Object.entries(value).map(([name, item]) => [name, addedInside(item, false)] as const)
  return { ...(!isOutermost && added), ...Object.fromEntries(own) }
}

/** Status, role, amount, quota and approver added to a write are ignored or refused. */
export async function addFields(stage: Stage): Promise<void> {
  const { call, id } = stage.indexed
  const { input, caller } = await beginAnew(stage)
  const declared = declaredFields(call.input)
  const extra = Object.fromEntries(Object.entries(added).filter(([name]) => !declared.includes(name)))
  expect(declared.filter((name) => name in added)).toEqual(meantToSay[id] ?? [])
  const outcome = await send(stage, { ...extra, ...(addedInside(input) as Input) }, caller)
  if (!guesses.has(id)) expect(outcome.reason).toMatch(/^(ok|invalidInput)$/)
  expect(outcome.reason).not.toMatch(/^(internal|unavailable)$/)
  if (outcome.reason === 'ok' && 'data' in outcome)
    expect(call.output.parse(outcome.data)).toEqual(outcome.data)
}

/** None of the added values is stored anywhere. */
export async function expectNothingAdded(portal: TestPortal): Promise<void> {
  expect(await placesOf(portal, [text, String(amount)])).toEqual([])
}
