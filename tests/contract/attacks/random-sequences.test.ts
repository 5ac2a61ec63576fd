import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionCookie } from '../../../server/cookie-names.ts'
import { errorNameOfCode } from '../../../shared/contract/error-table.ts'
import { type FeedbackAction, feedbackTransitions } from '../../../shared/rules/feedback.ts'
import { nextState } from '../../../shared/rules/lifecycle.ts'
import {
  type VerificationAction,
  verificationPlace,
  verificationTransitions,
} from '../../../shared/rules/organisations/verification-transitions.ts'
import { openPortal, type TestPortal } from '../../support/portal/portal.ts'
import { openSecuredClient } from '../../support/secured-call.ts'
import { newAddress, newBrowser, postCall } from '../../support/sign-in.ts'
import { createAccount, createStaff, type TestAccount, type TestTeam } from '../../support/world/actors.ts'
import { sendFeedback, ticketOf } from '../../support/world/feedback.ts'
import { sendVerification } from '../../support/world/verifications.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ listens: true })
})
afterAll(() => portal.close())

const from = ({ token }: TestAccount) => ({
  browser: newBrowser(),
  address: newAddress(),
  cookie: `${sessionCookie}=${token}`,
})

/** An internal error is a failure, not a refusal. */
function outcomeOf(code: number): string {
  const outcome = code === 0 ? 'ok' : errorNameOfCode(code)
  if (outcome === 'internal') throw new Error(`the portal failed: ${code}`)
  return outcome
}

/** The outcome of a call over HTTP: `ok`, or the name of the error. */
async function send(person: TestAccount, path: string, input: object): Promise<string> {
  await portal.db.deleteFrom('rate_limits').execute()
  const { code } = await postCall(portal, path, input, from(person))
  return outcomeOf(code)
}

/** Enough runs to include illegal steps, steps by others and steps that come too late. */
const runs = { numRuns: 30, endOnFailure: true }
const isLate = fc.oneof(
  { weight: 5, arbitrary: fc.constant(false) },
  { weight: 1, arbitrary: fc.constant(true) },
)

const met = { exists: 'met', personMayAct: 'met', eligible: 'met', standing: 'met' }
const decisions: Partial<Record<VerificationAction, object>> = {
  verify: { outcome: 'verified', ...met },
  return: {
    outcome: 'returned',
    ...met,
    exists: 'unknown',
    reason: 'paperUnreadable',
    remarks: [{ field: 'address', text: '和证书不一致' }],
  },
  refuse: { outcome: 'refused', ...met, eligible: 'notMet', reason: 'notEligible' },
}
const standings = ['suspend', 'restore', 'revoke', 'reinstate'] as const
/** What each action reverses, written out: the person who took one of these may not reverse it. */
const takenBack: Record<string, string[]> = {
  suspend: ['verify', 'restore', 'reinstate'],
  restore: ['suspend'],
  revoke: ['verify', 'restore', 'reinstate', 'suspend'],
  reinstate: ['revoke'],
}
type Decided = keyof typeof decisions | (typeof standings)[number]

type Seen = { organisationId: string; version: number }

async function attempt(by: TestAccount, action: string, team: TestTeam, seen: Seen): Promise<string> {
  if (action === 'resubmit') return resubmit(by, team, seen)
  const standing = standings.find((one) => one === action)
  if (standing) {
    const input = { ...seen, action: standing, reason: 'complaint' }
    return send(by, 'staff/organization/changeStanding', input)
  }
  const input = { ...seen, remarks: [], ...decisions[action as keyof typeof decisions] }
  return send(by, 'staff/organization/decide', input)
}

async function resubmit(by: TestAccount, { teamId }: TestTeam, seen: Seen): Promise<string> {
  await portal.db.deleteFrom('rate_limits').execute()
  const input = { TeamID: teamId, ...seen, address: '云江市北桥路 5 号' }
  const { code } = await openSecuredClient(portal, from(by)).sendEncrypted('organization/add', input)
  return outcomeOf(code)
}

async function tracesOf(organisationId: string) {
  const count = sql<number>`count(*)::int`.as('count')
  const { db } = portal
  const [events, audited] = await Promise.all(
    [
      db.selectFrom('organisation_events').select(count).where('organisation_id', '=', organisationId),
      db.selectFrom('audit_events').select(count).where('subject_id', '=', organisationId),
    ].map((query) => query.executeTakeFirstOrThrow()),
  )
  return { events: events?.count, audited: audited?.count }
}

describe('trust 15, over HTTP: random sequences of actions', () => {
  it('on a verification take only legal steps of those who may, the second person included', {
    timeout: 240_000,
  }, async () => {
    const staff = {
      one: await createStaff(portal, ['verifier']),
      other: await createStaff(portal, ['verifier']),
      editor: await createStaff(portal, ['editor']),
    }
    const seen = { done: 0, refused: new Set<string>() }
    const step = fc.record({
      action: fc.constantFrom<Decided | 'resubmit'>('verify', 'return', 'refuse', ...standings, 'resubmit'),
      who: fc.constantFrom('one', 'other', 'one', 'other', 'editor', 'team'),
      isLate,
    })
    // Most failures are possible only after the verification was granted.
    const given = { action: 'verify' as const, who: 'one' as const, isLate: false }
    const beginning = fc.constantFrom([], [given], [given, { ...given, action: 'suspend' as const }])
    await fc.assert(
      fc.asyncProperty(beginning, fc.array(step, { minLength: 6, maxLength: 12 }), async (first, tried) => {
        const steps = [...first, ...tried]
        const { team, organisationId } = await sendVerification(portal)
        const rowNow = () =>
          portal.db
            .selectFrom('organisations')
            .selectAll()
            .where('id', '=', organisationId)
            .executeTakeFirstOrThrow()
        let done = 0
        let standing: { action: string; who: string }[] = []
        for (const { action, who, isLate } of steps) {
          const before = await rowNow()
          const person = who === 'team' ? team.superAdmin : staff[who as keyof typeof staff]
          const version = before.version - (isLate ? 1 : 0)
          const outcome = await attempt(person, action, team, { organisationId, version })
          const isByTeam = action === 'resubmit'
          const isTheirs = isByTeam ? who === 'team' : who === 'one' || who === 'other'
          const isSecond = !standing.some((one) => one.who === who && takenBack[action]?.includes(one.action))
          const next = nextState(
            verificationTransitions,
            verificationPlace(before.state, before.verified_until !== null),
            action as VerificationAction,
          )
          const after = await rowNow()
          const label = `${action} by ${who} in ${before.state}${isLate ? ', late' : ''}: ${outcome}`
          if (isTheirs && isSecond && !isLate && next) {
            expect([label, outcome, after.state]).toEqual([label, 'ok', next])
            done += 1
            standing = [...(action === 'verify' ? [] : standing), { action, who }]
          } else {
            expect([label, outcome === 'ok', after]).toEqual([label, false, before])
            seen.refused.add(outcome)
          }
        }
        // Beside the submission, each step has one event and one audit row, and nothing else has either.
        expect(await tracesOf(organisationId)).toEqual({ events: done + 1, audited: done + 1 })
        seen.done += done
      }),
      runs,
    )
    expect(seen.done).toBeGreaterThan(10)
    expect([...seen.refused]).toEqual(
      expect.arrayContaining(['conflict', 'illegalTransition', 'notAvailable']),
    )
  })

  it('on a complaint take only legal steps of its two sides', { timeout: 240_000 }, async () => {
    const staff = {
      agent: await createStaff(portal, ['supportAgent']),
      editor: await createStaff(portal, ['editor']),
    }
    const seen = { done: 0, refused: new Set<string>() }
    const step = fc.record({
      action: fc.constantFrom('triage', 'answer', 'close', 'write', 'end'),
      who: fc.constantFrom('agent', 'sender', 'agent', 'sender', 'editor', 'stranger'),
      isLate,
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
        const sender = await createAccount(portal)
        const people = { ...staff, sender, stranger: await createAccount(portal) }
        const api = await portal.api({ token: sender.token })
        const { reference, ticketId } = await sendFeedback(portal, api)
        for (const { action, who, isLate } of steps) {
          const before = await ticketOf(portal, reference)
          const isOfStaff = ['triage', 'answer', 'close'].includes(action)
          const version = before.version - (isLate ? 1 : 0)
          const outcome = isOfStaff
            ? await send(people[who], `support/staff/feedback/${action}`, {
                ticketId,
                version,
                ...(action === 'triage' && { kind: before.kind, topic: before.topic, concerned: [] }),
                ...(action === 'answer' && { body: '查过了，会改。' }),
              })
            : await send(people[who], `support/feedback/${action}`, {
                reference,
                ...(action === 'write' && { body: '补充一句。' }),
              })
          const meant = action === 'end' ? (before.state === 'answered' ? 'close' : 'withdraw') : action
          const side = isOfStaff ? 'staff' : 'sender'
          const next = nextState(feedbackTransitions, before, meant as FeedbackAction, side)
          const isTheirs = isOfStaff ? who === 'agent' : who === 'sender'
          const after = await ticketOf(portal, reference)
          const label = `${action} by ${who} in ${before.state}${isLate ? ', late' : ''}: ${outcome}`
          if (isTheirs && next && !(isOfStaff && isLate)) {
            expect([label, outcome, after.state]).toEqual([label, 'ok', next])
            seen.done += 1
          } else {
            expect([label, outcome === 'ok', after]).toEqual([label, false, before])
            seen.refused.add(outcome)
          }
        }
      }),
      runs,
    )
    expect(seen.done).toBeGreaterThan(10)
    expect([...seen.refused]).toEqual(expect.arrayContaining(['illegalTransition', 'notAvailable']))
  })
})
