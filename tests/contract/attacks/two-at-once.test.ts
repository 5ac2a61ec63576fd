import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type IndexedCall, indexedCalls } from '../../../server/http/calls/call-index.ts'
import type { StaffRole } from '../../../shared/rules/staff/roles.ts'
import { openPortal, type TestPortal } from '../../support/portal/portal.ts'
import { createMember, createStaff, type TestAccount } from '../../support/world/actors.ts'
import { actorFor, callNamed, callOverHttp, freshAddress, type Input, probeOf } from '../callers.ts'
import { createWorld } from '../world.ts'
import { declaredFields } from './input-fields.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ content: 'demo', listens: true })
})
afterAll(() => portal.close())

/** Staff writes that state the version they saw, and those that decide without one. */
const decidesOnce = ['roleChangesStaff.confirm', 'roleChangesStaff.refuse', 'surveysStaff.send']
const ofStaff = indexedCalls.filter(
  ({ id, call }) =>
    call.access === 'staff' &&
    call.effect !== 'read' &&
    (declaredFields(call.input).includes('version') || decidesOnce.includes(id)),
)

/** The error of the second call: the thing has changed, was decided, is pending already or is gone. */
const told = /^(conflict|illegalTransition|alreadyOpen|notFound|notAvailable)$/

/** When two calls add the same thing, the second is told which field is taken. */
const toldByField: Record<string, RegExp> = { 'partnersStaff.save': /^invalidInput$/ }

async function sendAtOnce(indexed: IndexedCall, sent: [TestAccount, Input][]): Promise<string[]> {
  const outcomes = sent.map(([{ token }, input]) =>
    callOverHttp(portal, indexed, input, { token, address: freshAddress() }),
  )
  return (await Promise.all(outcomes)).map(({ reason }) => reason)
}

function expectOne(label: string, reasons: string[]): void {
  expect([label, reasons.toSorted()]).toEqual([
    label,
    reasons.map((_, index) =>
      index < reasons.length - 1 ? expect.stringMatching(toldByField[label] ?? told) : 'ok',
    ),
  ])
}

describe('trust 39: of two at once one wins, the other is told', () => {
  it.each(ofStaff)('$id by two of the staff', async (indexed) => {
    for (let round = 0; round < 3; round += 1) {
      const world = await createWorld(portal)
      const input = await probeOf(indexed).existing(world)
      const role = actorFor(indexed) as StaffRole
      const two = [world.staff[role], await createStaff(portal, [role])]
      expectOne(
        indexed.id,
        await sendAtOnce(
          indexed,
          two.map((person) => [person, input]),
        ),
      )
    }
  })

  it.each(['applicationsStaff.decide', 'organisationsStaff.decide'])(
    '%s by two who decide differently',
    async (id) => {
      const indexed = callNamed(id)
      const refusal =
        id === 'applicationsStaff.decide'
          ? { verdict: 'reject', reasonCode: 'planUnclear' }
          : { outcome: 'refused', exists: 'notMet', reason: 'notFound' }
      for (let round = 0; round < 3; round += 1) {
        const world = await createWorld(portal)
        const input = await probeOf(indexed).existing(world)
        const role = actorFor(indexed) as StaffRole
        expectOne(
          id,
          await sendAtOnce(indexed, [
            [world.staff[role], input],
            [await createStaff(portal, [role]), { ...input, ...refusal }],
          ]),
        )
      }
    },
  )

  it('a request to join by two who lead the team, and a change of the super admin by both sides', async () => {
    for (let round = 0; round < 3; round += 1) {
      const world = await createWorld(portal)
      const decide = callNamed('teams.joinDecide')
      const asked = await probeOf(decide).existing(world)
      const leads = [world.teamA.superAdmin, await createMember(portal, world.teamA.teamId, 'admin')]
      expectOne(
        decide.id,
        await sendAtOnce(decide, [
          [leads[0] as TestAccount, asked],
          [leads[1] as TestAccount, { ...asked, verdict: 'decline', reason: '不认识' }],
        ]),
      )
    }
  })
})
