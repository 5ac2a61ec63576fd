import type { Bilingual } from '../../../shared/lib/locale.ts'
import type { CallContext } from '../../context.ts'
import type { Db } from '../../db/database.ts'

/** A round whose results are published, and an entry of it; null for the list as a whole. */
export type Published = { round: number; entryId: string | null }

/** What feedback asks about the rounds whose results people object to. */
export type ObjectionsPort = {
  /**
   * What is objected to, with the last day for an answer, `YYYY-MM-DD`: the round is held until the commit, so that it
   * is not final in between.
   * @throws ApiError `notAvailable`, `illegalTransition` outside of the public notice, `invalidInput` at `entry`
   */
  take(ctx: CallContext, given: { round: number; entry: string }): Promise<Published & { dueOn: string }>
  /** The members of staff who had a part in the decisions of the round, or belong to the team or its organisation. */
  involvedIn(db: Db, published: Published): Promise<string[]>
  /** What both are called. */
  describe(
    ctx: Pick<CallContext, 'db' | 'services'>,
    published: Published,
  ): Promise<{ title: Bilingual; entry: { reference: string; title: string | null } | null }>
}
