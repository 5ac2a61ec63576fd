import type { Db } from '../../../db/database.ts'
import type { EntryRow } from '../entries/entries.queries.ts'
import type { Pair } from './assign-judges.ts'
import type { ReviewRow } from './reviews.queries.ts'

/** The samples of a round that are judged, by their reference. */
export async function listSamples(db: Db, round: number): Promise<EntryRow[]> {
  return db
    .selectFrom('venture_entries')
    .selectAll()
    .where('sample_in', '=', round)
    .where('round_number', '=', round)
    .where('state', 'in', ['eligible', 'in_review'])
    .orderBy('reference')
    .execute()
}

/** Makes an entry a sample of a round, or no sample any more. */
export async function markSample(db: Db, entryId: string, round: number | null): Promise<void> {
  await db.updateTable('venture_entries').set({ sample_in: round }).where('id', '=', entryId).execute()
}

/** Reviews of a round's samples. */
export async function listSampleReviews(db: Db, round: number): Promise<ReviewRow[]> {
  return db
    .selectFrom('venture_reviews')
    .innerJoin('venture_entries', 'venture_entries.id', 'venture_reviews.entry_id')
    .selectAll('venture_reviews')
    .where('venture_reviews.round_number', '=', round)
    .where('venture_entries.sample_in', '=', round)
    .where('is_sample', '=', true)
    .orderBy('venture_reviews.id')
    .execute()
}

/** Gives judges samples; who has one keeps it. */
export async function insertSampleReviews(db: Db, round: number, pairs: readonly Pair[]): Promise<void> {
  if (pairs.length === 0) return
  await db
    .insertInto('venture_reviews')
    .values(
      pairs.map(({ judge, entry }) => ({
        ...{ round_number: round, judge_id: judge, entry_id: entry },
        is_sample: true,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Takes samples away that nobody has begun. */
export async function deleteUnbegunSamples(db: Db, round: number, pairs: readonly Pair[]): Promise<void> {
  for (const { judge, entry } of pairs)
    await db
      .deleteFrom('venture_reviews')
      .where('round_number', '=', round)
      .where('judge_id', '=', judge)
      .where('entry_id', '=', entry)
      .where('is_sample', '=', true)
      .where('state', '=', 'assigned')
      .execute()
}

/** The rounds of an edition that are judged. */
export async function listReviewing(db: Db, edition: number): Promise<number[]> {
  const rows = await db
    .selectFrom('venture_rounds')
    .select('number')
    .where('edition', '=', edition)
    .where('state', '=', 'reviewing')
    .execute()
  return rows.map(({ number }) => number)
}
