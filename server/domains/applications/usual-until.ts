import { addMonths, shanghaiDay } from '../../../shared/lib/text/shanghai-time.ts'
import type { Offering } from '../../../shared/rules/applications/offerings.ts'
import type { Db } from '../../db/database.ts'
import { databaseNow } from './application.queries.ts'

/** The last day of a grant that begins now, by the offering's term: `YYYY-MM-DD`, null where it does not end. */
export async function usualUntil(db: Db, { termMonths }: Pick<Offering, 'termMonths'>) {
  return termMonths === null ? null : addMonths(shanghaiDay(await databaseNow(db)), termMonths)
}
