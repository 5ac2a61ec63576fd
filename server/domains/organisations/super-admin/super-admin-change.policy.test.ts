import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { heldId } from '../../../../shared/lib/owned-id.ts'
import {
  type SideAction,
  type SuperAdminChangeState,
  type SuperAdminVerdict,
  sideActions,
} from '../../../../shared/rules/organisations/super-admin-change.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createMember, createStaff } from '../../../../tests/support/world/actors.ts'
import { type RunningChange, requestChange } from '../../../../tests/support/world/super-admin-changes.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import {
  actionsOf,
  isInterested,
  otherSideOf,
  requireDecider,
  requireSideAction,
  sideOf,
} from './super-admin-change.policy.ts'
import type { ChangeRow } from './super-admin-change.queries.ts'

const changeOf = (state: SuperAdminChangeState, more: Partial<ChangeRow> = {}) =>
  ({
    state,
    requested_by: 'next',
    next_account_id: 'next',
    sitting_account_id: 'sitting',
    agreed_at: null,
    first_by: null,
    ...more,
  }) as ChangeRow

/** The requester's side, the account looking, and the side it is on. */
it.each<['next' | 'sitting', string, ReturnType<typeof sideOf>]>([
  ['next', 'next', 'requester'],
  ['next', 'sitting', 'otherSide'],
  ['next', 'another', null],
  ['sitting', 'sitting', 'requester'],
  ['sitting', 'next', 'otherSide'],
  ['sitting', 'another', null],
])('asked by %s, %s is %s', (requested_by, who, side) => {
  const change = changeOf('cooling_off', { requested_by })
  expect(sideOf(change, heldId(who))).toBe(side)
  expect(otherSideOf(change)).toBe(requested_by === 'next' ? 'sitting' : 'next')
})

describe('what a side may do', () => {
  /** State, whether the other side has agreed, and the actions of the requester and the other side. */
  it.each<[SuperAdminChangeState, boolean, SideAction[], SideAction[]]>([
    ['requested', false, [], []],
    ['notified', false, [], []],
    ['cooling_off', false, ['withdraw'], ['agree', 'contest']],
    ['deciding', false, ['withdraw'], ['contest']],
    ['deciding', true, ['withdraw'], []],
    ['contested', false, ['withdraw'], []],
    ['done', false, [], []],
    ['refused', false, [], []],
    ['withdrawn', false, [], []],
  ])('in %s, agreed: %s', (state, hasAgreed, ofRequester, ofOtherSide) => {
    const change = changeOf(state, { agreed_at: hasAgreed ? new Date() : null })
    const may: Record<string, SideAction[]> = { next: ofRequester, sitting: ofOtherSide, another: [] }
    for (const [who, actions] of Object.entries(may)) {
      const accountId = heldId(who)
      expect(actionsOf(change, accountId)).toEqual(actions)
      for (const action of sideActions) {
        const isTheirs = who === (action === 'withdraw' ? 'next' : 'sitting')
        const answer = actions.includes(action) ? 'allowed' : isTheirs ? 'illegalTransition' : 'notAvailable'
        expect(
          said(() => requireSideAction(change, action, accountId)),
          `${who}: ${action}`,
        ).toBe(answer)
      }
    }
  })
})

function said(ask: () => unknown): string {
  try {
    ask()
    return 'allowed'
  } catch (error) {
    return (error as { reason: string }).reason
  }
}

describe('who decides', () => {
  let portal: TestPortal
  let running: RunningChange
  const people = new Map<string, string>()
  beforeAll(async () => {
    portal = await openPortal()
    running = await requestChange(portal)
    const { team, next } = running
    people.set('who is to follow', next.accountId)
    people.set('the sitting super admin', team.superAdmin.accountId)
    people.set('a member', (await createMember(portal, team.teamId, 'member')).accountId)
    people.set('a verifier', (await createStaff(portal, ['verifier'])).accountId)
    people.set('the first verifier', (await createStaff(portal, ['verifier'])).accountId)
  })
  afterAll(() => portal.close())

  type Answer = 'allowed' | 'ownInterest' | 'illegalTransition' | 'secondPersonNeeded'

  /** State, verdict, its giver, and the outcome; the first verifier has already given an opinion. */
  it.each<[SuperAdminChangeState, SuperAdminVerdict, string, Answer]>([
    ['contested', 'complete', 'who is to follow', 'ownInterest'],
    ['contested', 'refuse', 'the sitting super admin', 'ownInterest'],
    ['contested', 'complete', 'a member', 'ownInterest'],
    ['done', 'complete', 'a member', 'ownInterest'],
    ['contested', 'complete', 'a verifier', 'allowed'],
    ['contested', 'refuse', 'a verifier', 'allowed'],
    ['deciding', 'complete', 'a verifier', 'allowed'],
    ['deciding', 'refuse', 'a verifier', 'allowed'],
    ['contested', 'complete', 'the first verifier', 'secondPersonNeeded'],
    ['contested', 'refuse', 'the first verifier', 'secondPersonNeeded'],
    ['requested', 'complete', 'a verifier', 'illegalTransition'],
    ['notified', 'refuse', 'a verifier', 'illegalTransition'],
    ['cooling_off', 'complete', 'a verifier', 'illegalTransition'],
    ['cooling_off', 'refuse', 'a verifier', 'illegalTransition'],
    ['done', 'refuse', 'a verifier', 'illegalTransition'],
    ['refused', 'complete', 'a verifier', 'illegalTransition'],
    ['withdrawn', 'complete', 'the first verifier', 'illegalTransition'],
  ])('what is %s, %s by %s: %s', async (state, verdict, who, answer) => {
    const accountId = heldId(people.get(who) ?? '')
    const stored = await portal.db
      .selectFrom('super_admin_changes')
      .selectAll()
      .where('id', '=', running.changeId)
      .executeTakeFirstOrThrow()
    const change = { ...stored, state, first_by: people.get('the first verifier') ?? null }
    const ctx = { db: portal.db, actor: { accountId } } as CallContext<StaffMember>
    const asked = requireDecider(ctx, change, verdict)
    expect(
      await asked.then(
        () => 'allowed',
        (error: { reason: string }) => error.reason,
      ),
    ).toBe(answer)
    expect(await isInterested(portal.db, change, accountId)).toBe(answer === 'ownInterest')
  })
})
