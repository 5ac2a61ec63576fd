import type { CallContext } from '../../../context.ts'
import type { RecordKey } from '../records/records.queries.ts'

/** What the content engine says of texts that somebody outside may have proposed. */
export type ProposalsPort = {
  /**
   * A text that readers have never seen goes back to whoever wrote it, for a reason that they read.
   * @throws ApiError `invalidInput` for `because` without one, where it was proposed from outside
   */
  sentBack(
    ctx: Pick<CallContext, 'db' | 'services' | 'audit'>,
    record: RecordKey,
    because: string,
  ): Promise<void>
}
