import { sql } from 'kysely'
import { expect } from 'vitest'
import type { TestPortal } from '../../support/portal/portal.ts'
import type { createJudgedRound } from '../../support/world/venture/judged-round.ts'

type Round = Awaited<ReturnType<typeof createJudgedRound>>

/**
 * The legal steps of an entry that is judged and of its round as the product defines them, not as the portal's own tables
 * do, so that a superfluous step there is found here.
 */
const legal: Record<string, readonly string[]> = {
  in_review: ['decided', 'withdrawn', 'disqualified'],
  decided: ['in_review', 'selected', 'waitlisted', 'eliminated', 'withdrawn', 'disqualified'],
  selected: ['decided', 'eliminated', 'withdrawn', 'disqualified'],
  waitlisted: ['decided', 'selected', 'eliminated', 'withdrawn', 'disqualified'],
  eliminated: ['decided', 'disqualified'],
  reviewing: ['deliberating'],
  deliberating: ['deliberating', 'public_notice'],
  public_notice: ['final'],
}

/** What everybody sees of an entry in each state. */
const labels: Record<string, string> = {
  ...{ in_review: 'underEvaluation', decided: 'underEvaluation', waitlisted: 'underEvaluation' },
  ...{ selected: 'selected', eliminated: 'eliminated', withdrawn: 'withdrawn', disqualified: 'eliminated' },
}
/** States that a team is told of, once for each time. */
const told = ['selected', 'waitlisted', 'eliminated', 'disqualified']
/** What it is told; who has waited in vain hears other words than who was eliminated. */
const noticeOf = ({ from, to }: { from: string; to: string }) =>
  from === 'waitlisted' && to === 'eliminated' ? 'venture_waiting_over' : `venture_${to}`

/** Everything that is stored about a round, its decisions and its money: what a refused call leaves as it is. */
export async function ventureState({ db }: TestPortal, number: number) {
  const all = (table: string) =>
    sql`(select jsonb_agg(to_jsonb(t) order by t.id) from ${sql.table(table)} t where t.round_number = ${number})`
  const { rows } = await sql<{ state: string }>`
    with r as (select * from venture_rounds where number = ${number}),
    e as (select * from venture_entries where round_number = ${number})
    select r.state, to_jsonb(r) as round, (select jsonb_agg(to_jsonb(e) order by e.id) from e) as entries,
      ${all('venture_decisions')} as decisions, ${all('venture_revisions')} as revisions,
      ${all('venture_reviews')} as reviews, ${all('venture_awards')} as awards,
      (select jsonb_agg(jsonb_build_array(f.id, f.result) order by f.id) from feedback_tickets f
        where f.round_number = ${number}) as objections,
      (select count(*) from venture_events v where v.round_id = r.id or v.entry_id in (select id from e)) as events,
      (select count(*) from notifications n where n.team_id in (select team_id from e)) as told,
      (select count(*) from audit_events a
        where a.subject_id = r.id::text or a.subject_id in (select id::text from e)) as audited
    from r`.execute(db)
  const [found] = rows
  if (!found) throw new Error(`no round ${number}`)
  return found
}

type Trail = {
  id: string
  team_id: string
  state: string
  steps: { from: string; to: string }[]
  audited: number
}

/** Each entry of a round with its steps, in order, and how many of them are audited. */
export async function entryTrail({ db }: TestPortal, number: number): Promise<Trail[]> {
  const { rows } = await sql<Trail>`
    select e.id, e.team_id, e.state,
      coalesce((select jsonb_agg(jsonb_build_object('from', v.from_state, 'to', v.to_state) order by v.id)
        from venture_events v where v.entry_id = e.id), '[]') as steps,
      (select count(*)::integer from audit_events a join (select distinct action from venture_events v
          where v.entry_id = e.id) done on a.kind = 'ventureEntry.' || done.action
        where a.subject_id = e.id::text) as audited
    from venture_entries e where e.round_number = ${number} order by e.application_id`.execute(db)
  return rows
}

type Terms = { budget: number; places: number; label: string }

/** What holds after any step: legal steps alone, each written, nothing shown early, places and money kept, two persons. */
export async function expectTrail(portal: TestPortal, round: Round, terms: Terms): Promise<void> {
  const trails = await entryTrail(portal, round.number)
  for (const { state, steps, audited } of trails) {
    expectChain(terms.label, steps, 'in_review', state)
    expect([terms.label, audited]).toEqual([terms.label, steps.length])
  }
  await expectRound(portal, round, terms.label)
  await expectShown(portal, round, trails, terms.label)
  await expectKept(portal, round, terms)
  await expectTwo(portal, round, terms.label)
}

function expectChain(label: string, steps: Trail['steps'], first: string, last: string): void {
  let at = first
  for (const { from, to } of steps) {
    expect([label, from]).toEqual([label, at])
    expect([label, from, legal[from]]).toEqual([label, from, expect.arrayContaining([to])])
    at = to
  }
  expect([label, at]).toEqual([label, last])
}

async function expectRound({ db }: TestPortal, { number }: Round, label: string): Promise<void> {
  const { rows } = await sql<{ from: string; to: string; state: string; audited: number }>`
    select v.from_state as from, v.to_state as to, r.state,
      (select count(*)::integer from audit_events a where a.subject_id = r.id::text
        and a.kind in ('ventureRound.deliberate', 'ventureRound.askPublish', 'ventureRound.confirmPublish',
          'ventureRound.holdPublish', 'ventureRound.publish', 'ventureRound.conclude')) as audited
    from venture_events v join venture_rounds r on r.id = v.round_id
    where r.number = ${number} and v.from_state <> 'planned' order by v.id`.execute(db)
  const steps = rows.filter(({ from }) => from in legal)
  if (steps[0]) expectChain(label, steps, 'reviewing', steps[0].state)
  expect([label, steps.length]).toEqual([label, steps[0]?.audited ?? 0])
}

/** Teams see the label of what is published, and were told of it as often as it came about; visitors see the winners. */
async function expectShown(portal: TestPortal, round: Round, trails: Trail[], label: string): Promise<void> {
  const { published_at: published } = await portal.db
    .selectFrom('venture_rounds')
    .select('published_at')
    .where('number', '=', round.number)
    .executeTakeFirstOrThrow()
  for (const { team_id: teamId, state, steps } of trails) {
    const { token = '' } = round.members[round.teams.indexOf(teamId)] ?? {}
    const api = await portal.api({ token })
    const [own] = (await api.applications.list({ kind: 'round' })).items
    const isGone = state === 'withdrawn' || state === 'disqualified'
    const shown = published || isGone ? labels[state] : 'underEvaluation'
    expect([label, state, own?.label]).toEqual([label, state, shown])
    const { rows } = await sql<{ template: string }>`
      select template from notifications where team_id = ${teamId}
        and template in ('venture_waiting_over', ${sql.join(told.map((one) => `venture_${one}`))})
      order by id`.execute(portal.db)
    const became = steps.flatMap((step) => (told.includes(step.to) ? [noticeOf(step)] : []))
    expect([label, rows.map(({ template }) => template)]).toEqual([label, became])
  }
  const { placed } = await (await portal.api()).venture.roundDetail({ roundId: round.roundId })
  const winners = trails.filter(({ state }) => state === 'selected')
  expect([label, placed?.length ?? null]).toEqual([label, published ? winners.length : null])
}

async function expectKept({ db }: TestPortal, { number, truth }: Round, { budget, places, label }: Terms) {
  const { rows } = await sql<{ placed: number; meant: number; awarded: number; sent: number }>`
    select (select count(*)::integer from venture_entries where round_number = r.number and state = 'selected') as placed,
      (select coalesce(sum(d.amount), 0)::integer from venture_decisions d join venture_entries e on e.id = d.entry_id
        where d.round_number = r.number and d.outcome = 'advance' and r.published_at is null
          and e.state in ('in_review', 'decided')) as meant,
      (select coalesce(sum(a.amount), 0)::integer from venture_awards a
        where a.round_number = r.number and a.state <> 'stopped') as awarded,
      (select count(*)::integer from venture_reviews v where v.round_number = r.number
        and v.state in ('submitted', 'locked') and v.feedback_encrypted is not null) as sent
    from venture_rounds r where r.number = ${number}`.execute(db)
  const [sums] = rows
  expect([label, (sums?.placed ?? 0) <= places, (sums?.meant ?? 0) <= budget]).toEqual([label, true, true])
  expect([label, (sums?.awarded ?? 0) <= budget]).toEqual([label, true])
  expect([label, sums?.sent]).toEqual([label, truth.input.reviews.length])
}

/** Of two persons who decided, neither is the other, nor of the entry's team. */
async function expectTwo({ db }: TestPortal, { number }: Round, label: string): Promise<void> {
  const { rows } = await sql`
    with decided as (
      select entry_id, proposed_by, confirmed_by from venture_decisions where round_number = ${number}
      union all select entry_id, proposed_by, confirmed_by from venture_revisions where round_number = ${number}
      union all select null, publish_asked_by, publish_confirmed_by from venture_rounds where number = ${number})
    select * from decided d where d.proposed_by = d.confirmed_by or exists (
      select from venture_entries e join memberships m on m.team_id = e.team_id
      where e.id = d.entry_id and m.account_id in (d.proposed_by, d.confirmed_by))`.execute(db)
  expect([label, rows]).toEqual([label, []])
}
