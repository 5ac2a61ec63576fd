import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { indexedCalls } from '../../server/http/call-index.ts'
import { placesOf } from '../support/everything-stored.ts'
import { openPortal, type TestPortal } from '../support/portal.ts'
import { actorFor, callOverHttp, freshAddress, guesses, type Input, probeOf } from './callers.ts'
import { declaredFields } from './input-fields.ts'
import { createWorld, type World } from './world.ts'

let portal: TestPortal
let world: World
beforeAll(async () => {
  portal = await openPortal({ content: 'demo', listens: true })
})
beforeEach(async () => {
  world = await createWorld(portal)
})
afterAll(() => portal.close())

const text = 'added-from-outside-7f3a9c'
const amount = 918273645546

/** What an attacker writes into a request beside what the page sends. */
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

const writes = indexedCalls.filter(({ call }) => call.effect !== 'read')

/** Writes that are there to say one of these, each held by a right and a rule of its own. */
const meantToSay: Record<string, string[]> = {
  'applicationsStaff.decide': ['verdict'],
  'applicationsStaff.decideMany': ['verdict'],
  'organisationsStaff.changeDecide': ['verdict'],
  'projectsStaff.adoptionMove': ['state'],
  // The one that the browser was given for this way through a provider, not the state of anything.
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
}

/** The same inside every object of an input, where nothing of that name stands. */
function addedInside(value: unknown, isOutermost = true): unknown {
  if (value === null || typeof value !== 'object' || value instanceof Blob) return value
  if (Array.isArray(value)) return value.map((item) => addedInside(item, false))
  const own = Object.entries(value).map(([name, item]) => [name, addedInside(item, false)] as const)
  return { ...(!isOutermost && added), ...Object.fromEntries(own) }
}

describe('trust 13: status, role, amount, quota and approver added to a write', () => {
  it.each(writes)('$id ignores or refuses them', async (indexed) => {
    const { call } = indexed
    const input = await probeOf(indexed).existing(world)
    const declared = declaredFields(call.input)
    const extra = Object.fromEntries(Object.entries(added).filter(([name]) => !declared.includes(name)))
    expect(declared.filter((name) => name in added)).toEqual(meantToSay[indexed.id] ?? [])
    const token = await world.tokenOf(actorFor(indexed))
    const attacked = { ...extra, ...(addedInside(input) as Input) }
    const outcome = await callOverHttp(portal, indexed, attacked, { token, address: freshAddress() })
    if (!guesses.has(indexed.id)) expect(outcome.reason).toMatch(/^(ok|invalidInput)$/)
    expect(outcome.reason).not.toMatch(/^(internal|unavailable)$/)
    if (outcome.reason === 'ok' && 'data' in outcome)
      expect(call.output.parse(outcome.data)).toEqual(outcome.data)
  })

  it('none of them is kept anywhere', async () => {
    expect(await placesOf(portal, [text, String(amount)])).toEqual([])
  })
})
