import { type Selectable, sql } from 'kysely'
import { heldStates } from '../../../../shared/rules/venture/review-transitions.ts'
import type { Db } from '../../../db/database.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import type { JudgingTables } from '../../../db/tables/judging.ts'
import type { EntryRow } from '../entries/entries.queries.ts'
import type { Pair } from './assign-judges.ts'

export type ReviewRow = Selectable<JudgingTables['venture_reviews']>

const judged = ['eligible', 'in_review'] as const

/** The entries of a round that are judged, by their reference. */
export async function listJudged(db: Db, round: number): Promise<EntryRow[]> {
  return db
    .selectFrom('venture_entries')
    .selectAll()
    .where('round_number', '=', round)
    .where('state', 'in', judged)
    .orderBy('reference')
    .execute()
}

/** The entries that judges of a round were given, wherever they are by now, by their reference. */
export async function listGiven(db: Db, round: number): Promise<EntryRow[]> {
  return db
    .selectFrom('venture_entries')
    .selectAll()
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('venture_reviews')
          .select('venture_reviews.id')
          .whereRef('venture_reviews.entry_id', '=', 'venture_entries.id')
          .where('venture_reviews.round_number', '=', round),
      ),
    )
    .orderBy('reference')
    .execute()
}

/** Every review of a round but those of samples. */
export async function listReviews(db: Db, round: number): Promise<ReviewRow[]> {
  return db
    .selectFrom('venture_reviews')
    .selectAll()
    .where('round_number', '=', round)
    .where('is_sample', '=', false)
    .orderBy('id')
    .execute()
}

/** Pairs of other rounds of an edition that were judged, or are. */
export async function listEarlierPairs(db: Db, edition: number, round: number): Promise<Pair[]> {
  return db
    .selectFrom('venture_reviews')
    .innerJoin('venture_judges', 'venture_judges.id', 'venture_reviews.judge_id')
    .select(['judge_id as judge', 'entry_id as entry'])
    .where('edition', '=', edition)
    .where('round_number', '<>', round)
    .where('is_sample', '=', false)
    .where('venture_reviews.state', 'in', heldStates)
    .execute()
}

/** Pairs that staff took away. */
export async function listBarred(db: Db, round: number): Promise<Pair[]> {
  return db
    .selectFrom('venture_barred_pairs')
    .select(['judge_id as judge', 'entry_id as entry'])
    .where('round_number', '=', round)
    .execute()
}

export async function bar(db: Db, round: number, { judge, entry }: Pair): Promise<void> {
  await db
    .insertInto('venture_barred_pairs')
    .values({ round_number: round, judge_id: judge, entry_id: entry })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function unbar(db: Db, round: number, { judge, entry }: Pair): Promise<void> {
  await db
    .deleteFrom('venture_barred_pairs')
    .where('round_number', '=', round)
    .where('judge_id', '=', judge)
    .where('entry_id', '=', entry)
    .execute()
}

/** The review of a pair that counts, locked. */
export async function lockReviewOf(db: Db, round: number, { judge, entry }: Pair) {
  return db
    .selectFrom('venture_reviews')
    .selectAll()
    .where('round_number', '=', round)
    .where('judge_id', '=', judge)
    .where('entry_id', '=', entry)
    .where('is_sample', '=', false)
    .forUpdate()
    .executeTakeFirst()
}

export async function setByHand(db: Db, id: string, isByHand: boolean): Promise<void> {
  await db.updateTable('venture_reviews').set({ is_by_hand: isByHand }).where('id', '=', id).execute()
}

const rowsAtOnce = 5_000

/** Gives judges entries. A review that was begun, declined or stopped is left as it is. */
export async function insertReviews(
  db: Db,
  round: number,
  pairs: readonly Pair[],
  isByHand = false,
): Promise<void> {
  for (let at = 0; at < pairs.length; at += rowsAtOnce)
    await db
      .insertInto('venture_reviews')
      .values(
        pairs.slice(at, at + rowsAtOnce).map(({ judge, entry }) => ({
          ...{ round_number: round, judge_id: judge, entry_id: entry },
          is_by_hand: isByHand,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** Takes reviews away that nobody has begun. */
export async function deleteUnbegun(db: Db, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += rowsAtOnce)
    await db
      .deleteFrom('venture_reviews')
      .where('id', 'in', ids.slice(at, at + rowsAtOnce))
      .where('state', '=', 'assigned')
      .execute()
}

/** Takes away what a judge has not begun. @returns how many */
export async function deleteUnbegunOf(db: Db, judgeId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('venture_reviews')
    .where('judge_id', '=', judgeId)
    .where('state', '=', 'assigned')
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Whether a review counts, or is of an entry that still is a sample. */
const isWanted = sql<boolean>`(not venture_reviews.is_sample or venture_entries.sample_in = venture_reviews.round_number)`

/** A judge's reviews with their entries and rounds; the open rounds first, in each the samples. */
export async function listReviewsOf(db: Db, judgeIds: readonly string[]) {
  if (judgeIds.length === 0) return []
  return db
    .selectFrom('venture_reviews')
    .innerJoin('venture_entries', 'venture_entries.id', 'venture_reviews.entry_id')
    .innerJoin('venture_rounds', 'venture_rounds.number', 'venture_reviews.round_number')
    .select([
      'venture_reviews.id',
      'venture_reviews.state',
      'venture_reviews.round_number',
      'venture_reviews.is_sample',
      'venture_reviews.entry_id',
      'venture_entries.team_id',
      'venture_entries.title_encrypted',
      'venture_rounds.state as round_state',
      'venture_rounds.hidden_questions',
      'venture_rounds.scores_due_at',
    ])
    .where('judge_id', 'in', [...judgeIds])
    .where('venture_reviews.state', 'in', heldStates)
    .where(isWanted)
    .orderBy('venture_reviews.round_number', 'desc')
    .orderBy('venture_reviews.is_sample', 'desc')
    .orderBy('venture_reviews.id')
    .execute()
}

/** The review by which somebody judges the entry of an application in the round that it is in. */
export async function findReviewOfFile(
  db: Db,
  of: { applicationId: string; accountId: string; conductVersion: number },
): Promise<string | undefined> {
  const found = await db
    .selectFrom('venture_reviews')
    .innerJoin('venture_judges', 'venture_judges.id', 'venture_reviews.judge_id')
    .innerJoin('venture_entries', 'venture_entries.id', 'venture_reviews.entry_id')
    .select('venture_reviews.id')
    .where('venture_entries.application_id', '=', of.applicationId)
    .whereRef('venture_entries.round_number', '=', 'venture_reviews.round_number')
    .where('venture_judges.account_id', '=', of.accountId)
    .where('venture_judges.state', '=', 'active')
    .where('venture_judges.conduct_version', '=', of.conductVersion)
    .where('venture_reviews.state', 'in', heldStates)
    .where(isWanted)
    .executeTakeFirst()
  return found?.id
}

/** Who began an application. */
export async function applicantOf(db: Db, applicationId: string): Promise<string | null> {
  const found = await db
    .selectFrom('applications')
    .select('started_by')
    .where('id', '=', applicationId)
    .executeTakeFirst()
  return found?.started_by ?? null
}

/** A review with its judge, entry and round; to be written, the round stays in its state until the commit. */
export async function findReview(db: Db, id: string, how: 'read' | 'write' = 'read') {
  const review = await db.selectFrom('venture_reviews').selectAll().where('id', '=', id).executeTakeFirst()
  if (!review) return undefined
  const [judge, entry, round] = await Promise.all([
    db.selectFrom('venture_judges').selectAll().where('id', '=', review.judge_id).executeTakeFirstOrThrow(),
    db.selectFrom('venture_entries').selectAll().where('id', '=', review.entry_id).executeTakeFirstOrThrow(),
    db
      .selectFrom('venture_rounds')
      .selectAll()
      .where('number', '=', review.round_number)
      .$if(how === 'write', (query) => query.forShare())
      .executeTakeFirstOrThrow(),
  ])
  return { review, judge, entry, round }
}

/** The reviews of a round that were sent and are not locked yet. */
export async function listSent(db: Db, round: number): Promise<ReviewRow[]> {
  return db
    .selectFrom('venture_reviews')
    .selectAll()
    .where('round_number', '=', round)
    .where('state', '=', 'submitted')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Judges with something left to judge in a round. */
export async function listUnfinished(db: Db, round: number): Promise<string[]> {
  const rows = await db
    .selectFrom('venture_reviews')
    .innerJoin('venture_judges', 'venture_judges.id', 'venture_reviews.judge_id')
    .innerJoin('venture_entries', 'venture_entries.id', 'venture_reviews.entry_id')
    .select('judge_id')
    .distinct()
    .where('venture_reviews.round_number', '=', round)
    .where('venture_judges.state', '=', 'active')
    .where('venture_reviews.state', 'in', ['assigned', 'draft'])
    .where(isWanted)
    .execute()
  return rows.map(({ judge_id }) => judge_id)
}

/** Stores what was typed into a review that is still as it was read. @returns undefined where somebody was faster */
export async function saveTyped(
  db: Db,
  { id, version }: ReviewRow,
  typedEncrypted: string,
): Promise<ReviewRow | undefined> {
  return db
    .updateTable('venture_reviews')
    .set({ typed_encrypted: typedEncrypted, saved_at: databaseClock, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .returningAll()
    .executeTakeFirst()
}

/** The reviews of an entry that are not ended, locked. */
export async function listOfEntry(db: Db, entryId: string): Promise<ReviewRow[]> {
  return db
    .selectFrom('venture_reviews')
    .selectAll()
    .where('entry_id', '=', entryId)
    .where('state', 'in', ['assigned', 'draft', 'submitted'])
    .orderBy('id')
    .forUpdate()
    .execute()
}
