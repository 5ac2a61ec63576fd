import { sql } from 'kysely'
import { expect } from 'vitest'
import type { TestPortal } from '../../support/portal/portal.ts'

/**
 * The legal steps of an award, its money and its reports as the product defines them, not as the portal's own tables do,
 * so that a superfluous step there is found here.
 */
const legal: Record<string, Record<string, readonly string[]>> = {
  ventureAward: {
    awarded: ['awarded', 'agreed', 'stopped'],
    agreed: ['agreed', 'running', 'stopped'],
    running: ['running', 'closed', 'stopped'],
  },
  ventureTranche: {
    asked: ['planned', 'ended'],
    planned: ['planned', 'proposed', 'ended'],
    proposed: ['planned', 'paid'],
  },
  ventureReport: {
    draft: ['draft', 'sent'],
    returned: ['returned', 'sent'],
    sent: ['returned', 'accepted'],
  },
}

/** Every thing with its steps; reports come in the order of their days, tranches as they are agreed. */
const thingsOf = async (portal: TestPortal, awardId: string) => ({
  award: await portal.db
    .selectFrom('venture_awards')
    .selectAll()
    .where('id', '=', awardId)
    .executeTakeFirstOrThrow(),
  agreements: await portal.db
    .selectFrom('venture_agreements')
    .selectAll()
    .where('award_id', '=', awardId)
    .orderBy('number', 'desc')
    .execute(),
  tranches: await portal.db
    .selectFrom('venture_tranches')
    .selectAll()
    .where('award_id', '=', awardId)
    .orderBy('direction')
    .orderBy('agreement', 'desc')
    .orderBy('ordinal')
    .execute(),
  reports: await portal.db
    .selectFrom('venture_reports')
    .selectAll()
    .where('award_id', '=', awardId)
    .orderBy('due_on')
    .execute(),
})
export type Things = Awaited<ReturnType<typeof thingsOf>>

/** What a refused call leaves as it is. */
export async function awardState(portal: TestPortal, awardId: string, teamId: string) {
  const { rows } = await sql<{ told: number; audited: number; entry: string }>`
    select (select count(*)::integer from notifications where team_id = ${teamId}) as told,
      (select count(*)::integer from audit_events where team_id = ${teamId} and kind like 'venture%') as audited,
      (select state from venture_entries where team_id = ${teamId}) as entry`.execute(portal.db)
  return { ...(await thingsOf(portal, awardId)), ...rows[0] }
}
export type AwardState = Awaited<ReturnType<typeof awardState>>

const sumOf = (tranches: Things['tranches'], direction: string, ...states: string[]) =>
  tranches
    .filter((one) => one.direction === direction && states.includes(one.state))
    .reduce((sum, { amount }) => sum + Number(amount), 0)

/** What holds after any step: money within the award, by two persons, for what is met, and public once it is agreed. */
export async function expectMoney(
  portal: TestPortal,
  label: string,
  { award, agreements, tranches, reports, entry }: AwardState,
  own: string,
) {
  const all = (is: boolean) => expect([label, is]).toEqual([label, true])
  const paidOut = sumOf(tranches, 'payment', 'paid')
  all(sumOf(tranches, 'payment', 'paid', 'proposed') <= Number(award.amount))
  all(sumOf(tranches, 'payback', 'asked', 'planned', 'proposed', 'paid') <= paidOut)
  for (const one of tranches.filter(({ direction }) => direction === 'payback')) {
    all(one.asked_by !== null && one.asked_by !== own && one.approved_by !== own)
    all(one.approved_by !== one.asked_by && (one.state !== 'asked' || one.approved_by === null))
    const isWaived = one.state === 'ended' && one.approved_by !== null
    all(isWaived === (one.waiver_confirmed_by !== null) && one.waiver_confirmed_by !== own)
    all(!isWaived || one.waiver_asked_by !== one.waiver_confirmed_by)
    all(one.state === 'asked' || one.state === 'ended' || one.approved_by !== null)
  }
  const isAccepted = (kind: string) => reports.some((one) => one.kind === kind && one.state === 'accepted')
  const moved = tranches.filter(({ state }) => state === 'paid' || state === 'proposed')
  for (const { condition, state, proposed_by: first, confirmed_by: second } of moved) {
    all(first !== null && first !== own && second !== own && first !== second)
    all((state === 'paid') === (second !== null))
    all(condition === 'none' || condition === 'agreement' || isAccepted(condition))
  }
  const indexes = moved.map(({ direction, bank_reference_index: index }) => `${direction} ${index}`)
  all(new Set(indexes).size === indexes.length)
  const isAgreed = agreements.some(({ accepted_at: at }) => at !== null)
  all(paidOut === 0 || isAgreed)
  all((entry === 'confirmed') === isAgreed)
  all(award.state !== 'closed' || reports.every(({ state }) => state === 'accepted'))
  const { items } = await (await portal.api()).venture.editionEntries({ editionID: String(award.edition) })
  const paid = paidOut - sumOf(tranches, 'payback', 'paid')
  expect([label, items.map(({ amount }) => amount)]).toEqual([label, isAgreed ? [paid] : []])
}

type Audited = { subject_kind: string; subject_id: string; from: string; to: string }

/** Every change of a state is legal and audited, from the first one to the one that is stored. */
export async function expectWritten(portal: TestPortal, { award, tranches, reports }: Things): Promise<void> {
  const { rows } = await sql<Audited>`
    select subject_kind, subject_id, before->>'state' as from, after->>'state' as to from audit_events
    where team_id = ${award.team_id} and before->>'state' is not null or subject_id = any(${[
      award.id,
      ...tranches.map(({ id }) => id),
      ...reports.map(({ id }) => id),
    ]}::text[]) and before->>'state' is not null
    order by position`.execute(portal.db)
  const first = { ventureAward: 'awarded', ventureTranche: 'planned', ventureReport: 'draft' }
  const things = [
    ...[award].map(({ id, state }) => ({ id, state, kind: 'ventureAward' as const })),
    ...tranches.map(({ id, state }) => ({ id, state, kind: 'ventureTranche' as const })),
    ...reports.map(({ id, state }) => ({ id, state, kind: 'ventureReport' as const })),
  ]
  const firstOf = (id: string) =>
    tranches.some((one) => one.id === id && one.direction === 'payback') ? 'asked' : first.ventureTranche
  for (const { id, state, kind } of things) {
    let at: string = kind === 'ventureTranche' ? firstOf(id) : first[kind]
    for (const { from, to } of rows.filter((one) => one.subject_id === id)) {
      expect([kind, from]).toEqual([kind, at])
      expect([kind, from, legal[kind]?.[from]]).toEqual([kind, from, expect.arrayContaining([to])])
      at = to
    }
    expect([kind, at]).toEqual([kind, state])
  }
}
