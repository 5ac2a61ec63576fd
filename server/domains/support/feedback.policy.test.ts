import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FeedbackAction, FeedbackSide, FeedbackState } from '../../../shared/rules/feedback.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createAccount, createStaff, type TestAccount } from '../../../tests/support/world/actors.ts'
import { sendFeedback } from '../../../tests/support/world/feedback.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { requireStep } from '../move.ts'
import { readerOf, requireHandled, requireOwn } from './feedback.policy.ts'
import type { TicketRow } from './feedback.queries.ts'
import { feedbackLifecycle } from './feedback-lifecycle.ts'

let portal: TestPortal
let sender: TestAccount
let ticket: { ticketId: string; reference: string }
beforeAll(async () => {
  portal = await openPortal()
  sender = await createAccount(portal)
  ticket = await sendFeedback(portal, await portal.api({ token: sender.token }))
})
afterAll(() => portal.close())

const missing = '0198f3a0-0000-7000-8000-000000000000'
const reasonOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'allowed',
    (error: { reason: string }) => error.reason,
  )

function contextOf(accountId: string | null, browserId: string): CallContext {
  const actor = accountId === null ? { kind: 'visitor' } : { kind: 'account', accountId }
  return { db: portal.db, services: portal.services, actor, browserId } as CallContext
}

describe('whose a ticket is', () => {
  type Who = 'the sender' | 'another account' | 'a visitor'
  type Row = [Who, readMinutesLeft: number | null, read: boolean, write: boolean, end: boolean]

  /** Reader, minutes their browser may still read, and whether they may read, write and end. */
  it.each<Row>([
    ['the sender', null, true, true, true],
    ['another account', null, false, false, false],
    ['a visitor', null, false, false, false],
    ['a visitor', 10, true, true, true],
    ['another account', 10, true, true, true],
    ['a visitor', -10, false, true, false],
    ['a visitor', -23 * 60, false, true, false],
    ['a visitor', -25 * 60, false, false, false],
  ])('%s, whose browser may read for %s minutes: read %s, write %s, end %s', async (who, minutes, ...may) => {
    const other = who === 'another account' ? (await createAccount(portal)).accountId : null
    const ctx = contextOf(who === 'the sender' ? sender.accountId : other, randomUUID())
    if (minutes !== null) {
      await portal.db
        .insertInto('feedback_readers')
        .values({
          ticket_id: ticket.ticketId,
          browser_hash: readerOf(ctx),
          expires_at: sql<Date>`now() + make_interval(mins => ${minutes})`,
        })
        .execute()
    }
    for (const [index, intent] of (['read', 'write', 'end'] as const).entries()) {
      const answer = may[index] ? 'allowed' : 'notAvailable'
      expect(await reasonOf(requireOwn(ctx, ticket.reference, intent)), intent).toBe(answer)
      expect(await reasonOf(requireOwn(ctx, ` ${ticket.reference.toLowerCase()} `, intent)), intent).toBe(
        answer,
      )
    }
  })

  it.each(['read', 'write', 'end'] as const)('one that is missing, to %s', async (intent) => {
    const ctx = contextOf(sender.accountId, randomUUID())
    expect(await reasonOf(requireOwn(ctx, 'FK-2026-XXXXX', intent))).toBe('notAvailable')
  })
})

/** Handler, ticket, the version they saw, and the outcome. */
it.each<['an agent' | 'who is barred', 'there' | 'missing', 'now' | 'before' | 'none', string]>([
  ['an agent', 'missing', 'none', 'notAvailable'],
  ['an agent', 'missing', 'now', 'notAvailable'],
  ['an agent', 'there', 'none', 'allowed'],
  ['an agent', 'there', 'now', 'allowed'],
  ['an agent', 'there', 'before', 'conflict'],
  ['who is barred', 'there', 'none', 'ownInterest'],
  ['who is barred', 'there', 'now', 'ownInterest'],
  ['who is barred', 'there', 'before', 'ownInterest'],
  ['who is barred', 'missing', 'none', 'notAvailable'],
])('handling by %s, a ticket that is %s, seen %s: %s', async (who, which, seen, answer) => {
  const { accountId } = await createStaff(portal, ['supportAgent'])
  const { ticketId } = ticket
  if (who === 'who is barred') {
    await portal.db
      .insertInto('feedback_barred')
      .values({ ticket_id: ticketId, account_id: accountId, why: 'concerned' })
      .execute()
  }
  const { version } = await portal.db
    .selectFrom('feedback_tickets')
    .select('version')
    .where('id', '=', ticketId)
    .executeTakeFirstOrThrow()
  const ctx = contextOf(accountId, randomUUID()) as CallContext<StaffMember>
  const asked = requireHandled(ctx, {
    ticketId: which === 'there' ? ticketId : missing,
    ...(seen !== 'none' && { version: seen === 'now' ? version : version - 1 }),
  })
  expect(await reasonOf(asked)).toBe(answer)
})

const sides: FeedbackSide[] = ['sender', 'staff', 'portal']
const states: FeedbackState[] = ['received', 'triaged', 'answered', 'closed']

/** Action, side, and the resulting state from each legal state; it is illegal in others. */
it.each<[FeedbackAction, FeedbackSide[], Partial<Record<FeedbackState, FeedbackState>>]>([
  ['triage', ['staff'], { received: 'triaged', triaged: 'triaged' }],
  ['answer', ['staff'], { triaged: 'answered' }],
  ['write', ['sender'], { received: 'received', triaged: 'triaged', answered: 'triaged' }],
  ['withdraw', ['sender'], { received: 'closed', triaged: 'closed' }],
  ['close', ['sender', 'staff', 'portal'], { answered: 'closed' }],
])('%s by %j', async (action, by, next) => {
  for (const side of sides) {
    for (const state of states) {
      const ask = requireStep(portal, feedbackLifecycle, { state } as TicketRow, {
        action,
        side,
        accountId: null,
      })
      const expected = by.includes(side) ? next[state] : undefined
      if (expected) expect(await ask, `${side}, ${state}`).toBe(expected)
      else await expect(ask, `${side}, ${state}`).rejects.toMatchObject({ reason: 'illegalTransition' })
    }
  }
})
