import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionCookie } from '../../../server/cookie-names.ts'
import { errorNameOfCode } from '../../../shared/contract/error-table.ts'
import { nextState } from '../../../shared/rules/lifecycle.ts'
import {
  sideActions,
  superAdminChangeTransitions,
} from '../../../shared/rules/organisations/super-admin-change.ts'
import { openPortal, type TestPortal } from '../../support/portal/portal.ts'
import { newAddress, newBrowser, postCall } from '../../support/sign-in.ts'
import { createAccount, createMember, createStaff, type TestAccount } from '../../support/world/actors.ts'
import { requestChange } from '../../support/world/super-admin-changes.ts'
import { verifyTeam } from '../../support/world/verifications.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ listens: true })
})
afterAll(() => portal.close())

/** The outcome of a call over HTTP: `ok`, or the name of the error. */
async function send({ token }: TestAccount, path: string, input: object): Promise<string> {
  await portal.db.deleteFrom('rate_limits').execute()
  const from = { browser: newBrowser(), address: newAddress(), cookie: `${sessionCookie}=${token}` }
  const { code } = await postCall(portal, path, input, from)
  return code === 0 ? 'ok' : errorNameOfCode(code)
}

/** Examples contain every refusal that the sequences must meet, since chance alone may miss one. */
const runs = { numRuns: 20, endOnFailure: true }
const isLate = fc.oneof(
  { weight: 5, arbitrary: fc.constant(false) },
  { weight: 1, arbitrary: fc.constant(true) },
)

/** The subject's audit rows: one for its beginning, one for each step, none for a refusal. */
async function auditedOf(subjectId: string): Promise<number> {
  const { count } = await portal.db
    .selectFrom('audit_events')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('subject_id', '=', subjectId)
    .executeTakeFirstOrThrow()
  return count
}

function expectBoth(seen: { done: number; refused: Set<string> }, names: string[]): void {
  expect(seen.done).toBeGreaterThan(10)
  expect([...seen.refused]).toEqual(expect.arrayContaining(names))
  // An internal error is a failure, not a refusal.
  expect([...seen.refused]).not.toContain('internal')
}

describe('trust 15, over HTTP: random sequences of decisions', () => {
  it('on a request to join take only legal steps of those whose they are', { timeout: 240_000 }, async () => {
    const { team, organisationId } = await verifyTeam(portal)
    const leads = {
      superAdmin: team.superAdmin,
      admin: await createMember(portal, team.teamId, 'admin'),
      member: await createMember(portal, team.teamId, 'member'),
      stranger: (await verifyTeam(portal)).team.superAdmin,
    }
    const seen = { done: 0, refused: new Set<string>() }
    const step = fc.record({
      action: fc.constantFrom('accept', 'decline', 'withdraw'),
      who: fc.constantFrom('superAdmin', 'admin', 'asker', 'member', 'stranger'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), async (steps) => {
        const asker = await createAccount(portal)
        const people = { ...leads, asker }
        const asked = { organisationId, name: '苏澄' }
        expect(await send(asker, 'techWebAPI/organization/change/v3/applyJoinTeamMessage', asked)).toBe('ok')
        const rowNow = () =>
          portal.db
            .selectFrom('team_join_requests')
            .selectAll()
            .where('account_id', '=', asker.accountId)
            .executeTakeFirstOrThrow()
        const { id: requestID } = await rowNow()
        let done = 0
        for (const { action, who } of steps) {
          const before = await rowNow()
          const path =
            action === 'withdraw'
              ? 'usercenter/v1/joinRequests/withdraw'
              : 'usercenter/v1/team/joinRequests/decide'
          const input =
            action === 'withdraw'
              ? { requestID }
              : { TeamID: team.teamId, requestID, verdict: action, reason: '先联系我们' }
          const outcome = await send(people[who], path, input)
          const isTheirs = action === 'withdraw' ? who === 'asker' : who === 'superAdmin' || who === 'admin'
          const after = await rowNow()
          const label = `${action} by ${who} in ${before.state}: ${outcome}`
          if (isTheirs && before.state === 'open') {
            const state = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' }[action]
            expect([label, outcome, after.state]).toEqual([label, 'ok', state])
            done += 1
          } else {
            expect([label, outcome === 'ok', after]).toEqual([label, false, before])
            seen.refused.add(outcome)
          }
        }
        expect(await auditedOf(requestID)).toBe(1 + done)
        seen.done += done
      }),
      {
        ...runs,
        examples: [
          [
            [
              { action: 'accept', who: 'stranger' },
              { action: 'accept', who: 'member' },
              { action: 'decline', who: 'admin' },
              { action: 'accept', who: 'superAdmin' },
            ],
          ],
        ],
      },
    )
    expectBoth(seen, ['illegalTransition', 'notAvailable'])
  })

  it('on a change of roles need a second administrator who gains nothing', { timeout: 240_000 }, async () => {
    const staff = {
      asker: await createStaff(portal, ['administrator']),
      second: await createStaff(portal, ['administrator']),
      third: await createStaff(portal, ['administrator']),
      reviewer: await createStaff(portal, ['reviewer']),
    }
    const seen = { done: 0, refused: new Set<string>() }
    const step = fc.record({
      action: fc.constantFrom('Confirm', 'Refuse', 'Withdraw'),
      who: fc.constantFrom('asker', 'second', 'third', 'gainer', 'reviewer'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), async (steps) => {
        const gainer = await createStaff(portal, ['administrator'])
        const people = { ...staff, gainer }
        const roles = ['editor', 'administrator']
        const asked = { userID: gainer.accountId, roles }
        expect(await send(staff.asker, 'staff/v1/memberRoles', asked)).toBe('ok')
        const rowNow = () =>
          portal.db
            .selectFrom('staff_role_changes')
            .selectAll()
            .where('member_id', '=', gainer.accountId)
            .executeTakeFirstOrThrow()
        const rolesNow = async () =>
          (
            await portal.db
              .selectFrom('staff_members')
              .select('roles')
              .where('account_id', '=', gainer.accountId)
              .executeTakeFirstOrThrow()
          ).roles
        const { id: changeId } = await rowNow()
        for (const { action, who } of steps) {
          const before = await rowNow()
          // A person whose roles have changed has been signed out.
          if (who === 'gainer' && before.state === 'confirmed') continue
          const input = { changeId, ...(action === 'Refuse' && { reason: '先不调整' }) }
          const outcome = await send(people[who], `staff/v1/roleChange${action}`, input)
          const isTheirs = {
            Confirm: who === 'second' || who === 'third',
            Refuse: who === 'second' || who === 'third' || who === 'gainer',
            Withdraw: who === 'asker',
          }[action]
          const after = await rowNow()
          const label = `${action} by ${who} in ${before.state}: ${outcome}`
          if (isTheirs && before.state === 'open') {
            const state = { Confirm: 'confirmed', Refuse: 'refused', Withdraw: 'withdrawn' }[action]
            expect([label, outcome, after.state]).toEqual([label, 'ok', state])
            seen.done += 1
          } else {
            expect([label, outcome === 'ok', after]).toEqual([label, false, before])
            seen.refused.add(outcome)
          }
          expect(await rolesNow()).toEqual(after.state === 'confirmed' ? roles : ['administrator'])
        }
        const end = await rowNow()
        expect(await auditedOf(changeId)).toBe(end.state === 'open' ? 1 : 2)
        // A remaining administrator would receive every message of the next round too.
        await portal.db.deleteFrom('staff_role_changes').where('id', '=', changeId).execute()
        await portal.db
          .updateTable('staff_members')
          .set({ status: 'ended' })
          .where('account_id', '=', gainer.accountId)
          .execute()
      }),
      {
        ...runs,
        examples: [
          [
            [
              { action: 'Confirm', who: 'reviewer' },
              { action: 'Confirm', who: 'asker' },
              { action: 'Confirm', who: 'gainer' },
              { action: 'Confirm', who: 'second' },
              { action: 'Refuse', who: 'third' },
            ],
          ],
        ],
      },
    )
    expectBoth(seen, ['illegalTransition', 'notAvailable', 'ownInterest', 'secondPersonNeeded'])
  })

  it('on a change of the super admin take only legal steps of both sides and of two verifiers', {
    timeout: 240_000,
  }, async () => {
    const staff = {
      one: await createStaff(portal, ['verifier']),
      other: await createStaff(portal, ['verifier']),
      editor: await createStaff(portal, ['editor']),
    }
    const stranger = await createAccount(portal)
    const seen = { done: 0, refused: new Set<string>() }
    const ofSide = fc.record({
      action: fc.constantFrom(...sideActions),
      who: fc.constantFrom('requester', 'sitting', 'requester', 'sitting', 'stranger'),
      isLate,
    })
    const ofStaff = fc.record({
      action: fc.constantFrom('complete', 'refuse'),
      who: fc.constantFrom('one', 'other', 'one', 'other', 'editor'),
      isLate,
    })
    const contested = { action: 'contest' as const, who: 'sitting' as const, isLate: false }
    const beginning = fc.constantFrom([], [contested], [{ ...contested, action: 'agree' as const }])
    const steps = fc.array(fc.oneof({ weight: 1, arbitrary: ofSide }, { weight: 2, arbitrary: ofStaff }), {
      minLength: 5,
      maxLength: 10,
    })
    await fc.assert(
      fc.asyncProperty(beginning, steps, async (first, tried) => {
        const { changeId, next, team } = await requestChange(portal)
        const people = { ...staff, stranger, requester: next, sitting: team.superAdmin }
        const rowNow = () =>
          portal.db
            .selectFrom('super_admin_changes')
            .selectAll()
            .where('id', '=', changeId)
            .executeTakeFirstOrThrow()
        const leader = async () =>
          (
            await portal.db
              .selectFrom('memberships')
              .select('account_id')
              .where('team_id', '=', team.teamId)
              .where('role', '=', 'superAdmin')
              .where('left_at', 'is', null)
              .executeTakeFirstOrThrow()
          ).account_id
        for (const { action, who, isLate } of [...first, ...tried]) {
          const before = await rowNow()
          const person = people[who]
          const version = before.version - (isLate ? 1 : 0)
          const isVerdict = action === 'complete' || action === 'refuse'
          const outcome = await send(
            person,
            isVerdict ? 'staff/superAdminChange/decide' : 'organization/change/answer',
            {
              changeId,
              version,
              ...(isVerdict
                ? { verdict: action, ...(action === 'refuse' && { reason: 'contestUpheld' }) }
                : { action, statement: '我没有离职。' }),
            },
          )
          const isTheirs = isVerdict
            ? who !== 'editor' && before.first_by !== person.accountId
            : action === 'withdraw'
              ? who === 'requester'
              : who === 'sitting' && (action === 'agree' || before.agreed_at === null)
          const after = await rowNow()
          const label = `${action} by ${who} in ${before.state}${isLate ? ', late' : ''}: ${outcome}`
          const target = nextState(superAdminChangeTransitions, before, action)
          if (isTheirs && target && !isLate) {
            const isFirst = isVerdict && before.first_verdict !== action
            expect([label, outcome, after.state]).toEqual([label, 'ok', isFirst ? before.state : target])
            seen.done += 1
          } else {
            expect([label, outcome === 'ok', after]).toEqual([label, false, before])
            seen.refused.add(outcome)
          }
          // The right passes when two people have confirmed, and not before.
          expect([label, await leader()]).toEqual([
            label,
            after.state === 'done' ? next.accountId : team.superAdmin.accountId,
          ])
        }
      }),
      {
        ...runs,
        examples: [
          [
            [contested],
            [
              { action: 'complete', who: 'editor', isLate: false },
              { action: 'complete', who: 'one', isLate: false },
              { action: 'complete', who: 'one', isLate: false },
              { action: 'complete', who: 'other', isLate: true },
              { action: 'complete', who: 'other', isLate: false },
              { action: 'refuse', who: 'other', isLate: false },
            ],
          ],
        ],
      },
    )
    expectBoth(seen, ['conflict', 'illegalTransition', 'notAvailable', 'secondPersonNeeded'])
  })
})
