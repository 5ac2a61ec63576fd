import { sql } from 'kysely'
import { verificationTerms } from '../../../shared/rules/verification-transitions.ts'
import type { Db } from '../../db/database.ts'
import { databaseClock } from '../../db/database-clock.ts'
import { endOfTerm } from '../../db/retention.ts'

const { papersWarningDays } = verificationTerms

/** First verifications that were returned, whose papers go within the days of the warning and whose teams were not told. */
export async function listToWarn(db: Db) {
  return returned(db)
    .where(
      'decided_at',
      '<',
      sql<Date>`${endOfTerm('returnedPapers')} + make_interval(days => ${papersWarningDays})`,
    )
    .where('papers_warned_at', 'is', null)
    .execute()
}

/** Those whose papers go now: nobody loses them without having been told so long before. */
export async function listOverdue(db: Db) {
  return returned(db)
    .where('decided_at', '<', endOfTerm('returnedPapers'))
    .where('papers_warned_at', '<', sql<Date>`now() - make_interval(days => ${papersWarningDays})`)
    .execute()
}

/** Notes a step unless the verification has gone on meanwhile; answers whether it did not. */
export async function notePapers(
  db: Db,
  { id, version }: { id: string; version: number },
  column: 'papers_warned_at' | 'papers_removed_at',
): Promise<boolean> {
  const noted = await db
    .updateTable('organisations')
    .set({ [column]: databaseClock })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'returned')
    .where(column, 'is', null)
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

/** A renewal that was returned has a day of its own, at which it ends. */
function returned(db: Db) {
  return db
    .selectFrom('organisations')
    .selectAll()
    .where('state', '=', 'returned')
    .where('due_on', 'is', null)
    .where('papers_removed_at', 'is', null)
    .orderBy('decided_at')
    .limit(200)
}
