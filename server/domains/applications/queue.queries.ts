import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

export type QueueView = 'open' | 'mine' | 'unassigned' | 'waiting' | 'appeals' | 'decided' | 'all'

export type QueueFilter = {
  view: QueueView
  accountId: string
  tool: number | null
  reference: string | null
  /** A part of the team's name; empty for any. */
  name: string
}

/** What each view shows; drafts in none. Written as SQL once, for the list and for the counts. */
const conditions: Record<QueueView, (accountId: string) => ReturnType<typeof sql<boolean>>> = {
  open: () => sql<boolean>`applications.state in ('submitted', 'in_review')`,
  mine: (accountId) =>
    sql<boolean>`applications.state in ('submitted', 'in_review', 'needs_correction')
      and applications.assigned_to = ${accountId}`,
  unassigned: () =>
    sql<boolean>`applications.state in ('submitted', 'in_review') and applications.assigned_to is null`,
  waiting: () => sql<boolean>`applications.state = 'needs_correction'`,
  appeals: () => sql<boolean>`applications.state in ('submitted', 'in_review') and applications.is_appeal`,
  decided: () =>
    sql<boolean>`applications.decided_at is not null and applications.state not in ('submitted', 'in_review')`,
  all: () => sql<boolean>`applications.state <> 'draft'`,
}

function inQueue(db: Db, { view, accountId, tool, reference, name }: QueueFilter) {
  return db
    .selectFrom('applications')
    .innerJoin('teams', 'teams.id', 'applications.team_id')
    .where('applications.submitted_at', 'is not', null)
    .where(conditions[view](accountId))
    .$if(tool !== null, (query) => query.where('applications.tool_number', '=', tool ?? 0))
    .$if(reference !== null, (query) => query.where('applications.reference', '=', reference ?? ''))
    .$if(name !== '', (query) => query.where('teams.name', 'ilike', `%${escapeLike(name)}%`))
}

type InQueue = ReturnType<typeof inQueue>

/** A page of the queue, due soonest first. */
export async function listQueue(db: Db, filter: QueueFilter, page: { limit: number; offset: number }) {
  const matching = inQueue(db, filter)
  const { total } = await matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const rows = await withQueueColumns(matching)
    .orderBy('applications.due_on', (order) => order.asc().nullsLast())
    .orderBy('applications.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { rows, total }
}

function withQueueColumns(query: InQueue) {
  return query
    .selectAll('applications')
    .select([
      'teams.name as team_name',
      sql<boolean>`coalesce(amendable_until > now(), false)`.as('is_amendable'),
      sql<boolean>`coalesce(due_on < (now() at time zone 'Asia/Shanghai')::date, false)`.as('is_overdue'),
    ])
}

export type QueueRow = Awaited<ReturnType<ReturnType<typeof withQueueColumns>['execute']>>[number]

/** One application as it stands in the queue. */
export async function findQueueRow(db: Db, applicationId: string): Promise<QueueRow | undefined> {
  const all = inQueue(db, { view: 'all', accountId: '', tool: null, reference: null, name: '' })
  return withQueueColumns(all).where('applications.id', '=', applicationId).executeTakeFirst()
}

/** How many stand in each view, in one pass. */
export async function countQueue(db: Db, accountId: string) {
  const count = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`count(*) filter (where ${condition})::int`
  return db
    .selectFrom('applications')
    .where('state', 'in', ['submitted', 'in_review', 'needs_correction'])
    .select([
      count(conditions.open(accountId)).as('open'),
      count(conditions.mine(accountId)).as('mine'),
      count(conditions.unassigned(accountId)).as('unassigned'),
      count(conditions.waiting(accountId)).as('waiting'),
      count(conditions.appeals(accountId)).as('appeals'),
      count(
        sql<boolean>`state <> 'needs_correction' and due_on < (now() at time zone 'Asia/Shanghai')::date`,
      ).as('overdue'),
    ])
    .executeTakeFirstOrThrow()
}

/** Other applications of the same organisation, or of the same team where it has none. */
export async function listOthers(
  db: Db,
  { id, teamId, organisationId }: { id: string; teamId: string; organisationId: string | null },
  limit: number,
) {
  return db
    .selectFrom('applications')
    .selectAll()
    .where('id', '!=', id)
    .where('submitted_at', 'is not', null)
    .$if(organisationId !== null, (query) => query.where('organisation_id', '=', organisationId ?? ''))
    .$if(organisationId === null, (query) => query.where('team_id', '=', teamId))
    .orderBy('submitted_at', 'desc')
    .limit(limit)
    .execute()
}

/** Assigning leaves the version alone: it changes nothing that a decision rests on. */
export async function updateAssignment(db: Db, id: string, accountId: string | null): Promise<boolean> {
  const updated = await db
    .updateTable('applications')
    .set({ assigned_to: accountId })
    .where('id', '=', id)
    .where('state', 'in', ['submitted', 'in_review', 'needs_correction'])
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`)
}

const lookMinutes = 15

/** Notes who has an application open, unless a colleague's look is still running; answers whether it is theirs now. */
export async function takeLook(db: Db, id: string, accountId: string): Promise<boolean> {
  const taken = await db
    .updateTable('applications')
    .set({
      locked_by: accountId,
      locked_until: sql<Date>`now() + make_interval(mins => ${lookMinutes})`,
    })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('locked_by', '=', accountId),
        eb(sql<boolean>`coalesce(locked_until < now(), true)`, '=', true),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}
