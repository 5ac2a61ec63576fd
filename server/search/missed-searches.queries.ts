import { sql } from 'kysely'
import type { MissedPlace } from '../../shared/rules/missed-searches.ts'
import type { Db } from '../db/database.ts'
import { endOfTerm } from '../db/retention.ts'

/** Increments a text's count. */
export async function countMissed(db: Db, text: string, place: MissedPlace): Promise<void> {
  await db
    .insertInto('missed_searches')
    .values({ text, place })
    .onConflict((conflict) =>
      conflict.columns(['text', 'place']).doUpdateSet({
        count: sql<number>`missed_searches.count + 1`,
        count_since: sql<number>`missed_searches.count_since + (missed_searches.handled_at is not null)::integer`,
        last_at: sql<Date>`now()`,
      }),
    )
    .execute()
}

/** Removes searches not repeated within the retention period. */
export async function deleteOldMissed(db: Db): Promise<void> {
  await db.deleteFrom('missed_searches').where('last_at', '<', endOfTerm('missedSearches')).execute()
}
