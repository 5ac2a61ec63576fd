import type { EntryLabel } from '../../../../shared/rules/venture/entry-transitions.ts'
import type { CallContext } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'

/** What applications ask about the entries that teams made with them. */
export type EntriesPort = {
  /** The public label of the entry of each application for a round, by application. */
  labelsOf(db: Db, applicationIds: readonly string[]): Promise<Map<string, EntryLabel>>
  /** What the judges have to say to a team that was eliminated, once that is published; else null. */
  feedbackOf(ctx: Pick<CallContext, 'db' | 'services'>, applicationId: string): Promise<string | null>
  /** Whether somebody judges the entry of an application for a round, whose result is not published. */
  judgedBy(db: Db, by: { applicationId: string; accountId: string }): Promise<boolean>
  /** Whether somebody judges any such entry. */
  isJudging(db: Db, accountId: string): Promise<boolean>
  /** Those of some awards that are of an account's own teams or their organisations. */
  ownAwards(db: Db, accountId: string, awardIds: readonly string[]): Promise<Set<string>>
  /** Why its entry was disqualified, and the round in which; null where it was not. */
  disqualifiedOf(
    ctx: Pick<CallContext, 'db' | 'services'>,
    applicationId: string,
  ): Promise<{ reason: string; roundId: string } | null>
}
