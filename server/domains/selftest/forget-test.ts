import type { SelftestUse } from '../../../shared/rules/selftest/selftest-facets.ts'
import type { CallContext } from '../../context.ts'
import { browserOf } from './own-result.ts'
import { deleteResults } from './results.queries.ts'

/** Deletes what was answered in this browser, at once and for good. */
export async function forgetTest(
  ctx: CallContext,
  { use }: { use: SelftestUse },
): Promise<Record<string, never>> {
  await deleteResults(ctx.db, browserOf(ctx), use)
  return {}
}

/** Removes tests a year after their last answer. */
export { deleteOldResults as removeOldResults } from './results.queries.ts'
