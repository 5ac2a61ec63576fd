import { sql } from 'kysely'
import type { Locale } from '../../../../shared/lib/locale.ts'
import type { FieldValues } from '../../../../shared/rules/content/field-values.ts'
import type { Db } from '../../../db/database.ts'
import type { RoundRow } from '../entries/rounds.queries.ts'

/** All rounds, or those of an edition, in their order. */
export async function listRounds(db: Db, edition?: number): Promise<RoundRow[]> {
  let query = db.selectFrom('venture_rounds').selectAll().orderBy('edition').orderBy('ordinal')
  if (edition !== undefined) query = query.where('edition', '=', edition)
  return query.execute()
}

/** The rounds of an edition in their order, locked. */
export async function lockRounds(db: Db, edition: number): Promise<RoundRow[]> {
  return db
    .selectFrom('venture_rounds')
    .selectAll()
    .where('edition', '=', edition)
    .orderBy('ordinal')
    .forUpdate()
    .execute()
}

/** Editions are made and given rounds one at a time. */
export async function holdEditions(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(4231)`.execute(db)
}

/** The number after that of the newest edition with a round or a published page; first while none has a round. */
export async function findNextEdition(db: Db): Promise<{ next: number; isFirst: boolean }> {
  const { rows } = await sql<{ paged: number | null; played: number | null }>`
    select
      (select max(number) from content_texts
       where collection = 'ventureEditions' and first_published_at is not null and number < 1000) as paged,
      (select max(edition) from venture_rounds) as played`.execute(db)
  const { paged, played } = rows[0] ?? { paged: null, played: null }
  return { next: Math.max(paged ?? 0, played ?? 0) + 1, isFirst: played === null }
}

/** The newest edition of which a round has opened; null before the first. */
export async function findRunningEdition(db: Db): Promise<number | null> {
  const { newest } = await db
    .selectFrom('venture_rounds')
    .select(({ fn }) => fn.max('edition').as('newest'))
    .where('state', '<>', 'planned')
    .executeTakeFirstOrThrow()
  return newest
}

export async function insertRound(
  db: Db,
  round: Pick<RoundRow, 'number' | 'edition' | 'ordinal'> & { copied: RoundRow | null; accountId: string },
): Promise<void> {
  const { copied, accountId, ...own } = round
  await db
    .insertInto('venture_rounds')
    .values({
      ...own,
      ...(copied && {
        grace_minutes: copied.grace_minutes,
        notice_days: copied.notice_days,
        places: copied.places,
        budget: Number(copied.budget),
        judges_per_entry: copied.judges_per_entry,
        criteria: JSON.stringify(copied.criteria),
        hidden_questions: copied.hidden_questions,
        sees_others: copied.sees_others,
      }),
      changed_by: accountId,
    })
    .execute()
}

/** Deletes a round and its history; the caller has checked that nobody has entered it. */
export async function deleteRound(db: Db, { id }: Pick<RoundRow, 'id'>): Promise<void> {
  await db.deleteFrom('venture_events').where('round_id', '=', id).execute()
  await db.deleteFrom('venture_rounds').where('id', '=', id).execute()
}

/** Puts the later rounds of an edition in the place of one that was taken out. */
export async function closeGap(db: Db, { edition, ordinal }: RoundRow): Promise<void> {
  const later = (await listRounds(db, edition)).filter((round) => round.ordinal > ordinal)
  for (const round of later)
    await db
      .updateTable('venture_rounds')
      .set({ ordinal: round.ordinal - 1 })
      .where('id', '=', round.id)
      .execute()
}

/** What is written about rounds or editions: published where it is, else as it is drafted. */
export type WrittenRow = {
  number: number
  alias: string | null
  /** Titles by language, drafted ones included. */
  titles: Partial<Record<Locale, string>>
  /** In which it is published. */
  languages: Locale[]
  was_published: boolean
  /** Whether rules of the competition are published or, where nothing is yet, drafted: of an edition alone. */
  has_rules: boolean
  shared: FieldValues
}

export async function listWritten(
  db: Db,
  collection: 'ventureEditions' | 'ventureRounds',
  numbers?: readonly number[],
): Promise<WrittenRow[]> {
  const own = numbers ? sql`and r.number = any (${[...numbers]}::integer[])` : sql`and r.number < 1000`
  const { rows } = await sql<WrittenRow>`
    select r.number, r.alias, t.titles, t.was_published, coalesce(l.has_rules, t.has_rules) as has_rules, coalesce(l.languages, '{}') as languages,
      coalesce(l.shared, r.shared) as shared
    from content_records r
    join lateral (
      select jsonb_object_agg(language, fields->>'title') as titles,
        bool_or(first_published_at is not null) as was_published,
        bool_or(coalesce(fields->>'competitionRules', '') <> '') as has_rules
      from content_texts t where t.collection = r.collection and t.number = r.number) t on true
    left join lateral (
      select array_agg(l.language order by l.language desc) as languages,
        bool_or(coalesce(l.fields->>'competitionRules', '') <> '') as has_rules,
        (array_agg(l.shared order by l.published_at desc))[1] as shared
      from content_live l where l.collection = r.collection and l.number = r.number) l on true
    where r.collection = ${collection} ${own} order by r.number`.execute(db)
  return rows
}

/** How many entries stand in each round, and how many applications for it are begun and not sent. */
export async function countInRounds(db: Db, numbers: readonly number[]) {
  const { rows } = await sql<{ number: number; entries: number; drafts: number; applications: number }>`
    select number,
      (select count(*)::integer from venture_entries e where e.round_number = number) as entries,
      count(a.id) filter (where a.state = 'draft')::integer as drafts, count(a.id)::integer as applications
    from unnest(${[...numbers]}::integer[]) number
    left join applications a on a.offering_kind = 'round' and a.offering_number = number
    group by number`.execute(db)
  return rows
}

export async function insertRoundEvent(
  db: Db,
  event: {
    round_id: string
    action: string
    party: 'staff' | 'portal'
    account_id: string | null
    from_state: string
    to_state: string
    note_encrypted: string | null
  },
): Promise<void> {
  await db.insertInto('venture_events').values(event).execute()
}

/** The steps of a round with a name, newest first. */
export async function listRoundEvents(db: Db, roundId: string, action: string) {
  return db
    .selectFrom('venture_events')
    .select(['id', 'at', 'note_encrypted'])
    .where('round_id', '=', roundId)
    .where('action', '=', action)
    .orderBy('at', 'desc')
    .execute()
}

/** The time by the database's clock. */
export async function findNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db)
  return rows[0]?.now ?? new Date(Number.NaN)
}
