import { type Insertable, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { SupportTables } from '../../db/tables/support.ts'

/** One vote per voter and article; a second vote replaces the first. */
export async function putVote(
  db: Db,
  vote: Omit<Insertable<SupportTables['help_votes']>, 'voted_at'>,
): Promise<void> {
  await db
    .insertInto('help_votes')
    .values(vote)
    .onConflict((conflict) =>
      conflict.columns(['help_number', 'voter']).doUpdateSet({
        is_helpful: vote.is_helpful,
        language: vote.language,
        voted_at: sql<Date>`now()`,
      }),
    )
    .execute()
}

/** The votes on each article in each language. */
export async function countVotes(db: Db) {
  return db
    .selectFrom('help_votes')
    .select(['help_number', 'language'])
    .select([
      sql<number>`(count(*) filter (where is_helpful))::int`.as('helpful'),
      sql<number>`(count(*) filter (where not is_helpful))::int`.as('not_helpful'),
      sql<number>`(count(*) filter (where not is_helpful and voted_at > now() - interval '30 days'))::int`.as(
        'not_helpful_lately',
      ),
    ])
    .groupBy(['help_number', 'language'])
    .execute()
}
