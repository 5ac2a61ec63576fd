import { type Insertable, type Selectable, sql } from 'kysely'
import type { QuestionSide } from '../../../../shared/rules/venture/question-transitions.ts'
import type { Db } from '../../../db/database.ts'
import type { Database } from '../../../db/schema.ts'
import type { EntryRow } from '../entries/entries.queries.ts'

export type QuestionRow = Selectable<Database['venture_questions']>
export type AnswerRow = Selectable<Database['venture_answers']>
export type ReadRow = Selectable<Database['venture_question_reads']>

/** An entry by its id, or by that of its application. */
export async function findEntry(
  db: Db,
  by: { id?: string | undefined; applicationId?: string | undefined },
  lock: 'lock' | 'none' = 'none',
): Promise<EntryRow | undefined> {
  if (!by.id && !by.applicationId) return undefined
  return db
    .selectFrom('venture_entries')
    .selectAll()
    .$if(by.id !== undefined, (query) => query.where('id', '=', by.id ?? ''))
    .$if(by.applicationId !== undefined, (query) =>
      query.where('application_id', '=', by.applicationId ?? ''),
    )
    .$if(lock === 'lock', (query) => query.forUpdate())
    .executeTakeFirst()
}

export async function findQuestion(db: Db, id: string): Promise<QuestionRow | undefined> {
  return db.selectFrom('venture_questions').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A question, locked until the commit. */
export async function lockQuestion(db: Db, id: string): Promise<QuestionRow | undefined> {
  return db.selectFrom('venture_questions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Stores a question. @returns undefined where its reference is taken */
export async function insertQuestion(
  db: Db,
  row: Insertable<Database['venture_questions']>,
): Promise<QuestionRow | undefined> {
  return db
    .insertInto('venture_questions')
    .values(row)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Adds the next version of an answer. @returns its number */
export async function insertAnswer(
  db: Db,
  answer: Omit<Insertable<Database['venture_answers']>, 'version'>,
): Promise<number> {
  const next = sql<number>`(
    select coalesce(max(version), 0) + 1 from venture_answers where question_id = ${answer.question_id}
  )`
  const { version } = await db
    .insertInto('venture_answers')
    .values({ ...answer, version: next })
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

export async function listQuestions(db: Db, entryId: string): Promise<QuestionRow[]> {
  return db
    .selectFrom('venture_questions')
    .selectAll()
    .where('entry_id', '=', entryId)
    .orderBy('id')
    .execute()
}

export async function listAnswers(db: Db, entryId: string): Promise<AnswerRow[]> {
  return db
    .selectFrom('venture_answers')
    .innerJoin('venture_questions', 'venture_questions.id', 'venture_answers.question_id')
    .selectAll('venture_answers')
    .where('entry_id', '=', entryId)
    .orderBy('question_id')
    .orderBy('venture_answers.version')
    .execute()
}

export async function listReads(db: Db, entryId: string): Promise<ReadRow[]> {
  return db
    .selectFrom('venture_question_reads')
    .innerJoin('venture_questions', 'venture_questions.id', 'venture_question_reads.question_id')
    .selectAll('venture_question_reads')
    .where('entry_id', '=', entryId)
    .orderBy('at')
    .orderBy('question_id')
    .orderBy('venture_question_reads.version')
    .execute()
}

type Reader = { entryId: string; accountId: string; side: QuestionSide }

/** Notes that a person has read everything that the other side wrote about an entry; the first time counts. */
export async function noteReads(db: Db, { entryId, accountId, side }: Reader): Promise<void> {
  await sql`
    insert into venture_question_reads (question_id, version, account_id, side)
    select q.id, 0, ${accountId}::uuid, ${side}::text from venture_questions q
    where q.entry_id = ${entryId} and q.asked_by <> ${side}::text
    union all
    select a.question_id, a.version, ${accountId}::uuid, ${side}::text from venture_answers a
    join venture_questions q on q.id = a.question_id
    where q.entry_id = ${entryId} and q.asked_by = ${side}::text
    on conflict do nothing`.execute(db)
}

/** How many questions of a side wait for an answer, by entry. */
export async function countWaiting(
  db: Db,
  side: QuestionSide,
  entryIds: readonly string[],
): Promise<Map<string, number>> {
  if (entryIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('venture_questions')
    .select(['entry_id', (eb) => eb.fn.countAll<string>().as('count')])
    .where('entry_id', 'in', entryIds)
    .where('asked_by', '=', side)
    .where('state', '=', 'asked')
    .groupBy('entry_id')
    .execute()
  return new Map(rows.map((row) => [row.entry_id, Number(row.count)]))
}

/** A team's entries, the newest edition first, with the state of each one's application. */
export async function listEntriesOfTeam(db: Db, teamId: string) {
  return db
    .selectFrom('venture_entries')
    .innerJoin('applications', 'applications.id', 'venture_entries.application_id')
    .selectAll('venture_entries')
    .select('applications.state as application_state')
    .where('venture_entries.team_id', '=', teamId)
    .orderBy('edition', 'desc')
    .execute()
}

/** Every round, and a team's sent application for each. */
export async function listRoundsOfTeam(db: Db, teamId: string | null) {
  return db
    .selectFrom('venture_rounds')
    .selectAll('venture_rounds')
    .select((eb) => [
      eb
        .selectFrom('applications')
        .select('applications.id')
        .where('offering_kind', '=', 'round')
        .whereRef('offering_number', '=', 'venture_rounds.number')
        .where('team_id', '=', teamId)
        .where('submitted_at', 'is not', null)
        .orderBy('applications.id', 'desc')
        .limit(1)
        .as('application_id'),
    ])
    .orderBy('edition', 'desc')
    .orderBy('ordinal')
    .execute()
}
