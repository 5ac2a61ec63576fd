import type { SelftestUse } from '../../../shared/rules/selftest/selftest-facets.ts'
import type { CallContext } from '../../context.ts'
import { browserOf } from './own-result.ts'
import { noteOpened } from './results.queries.ts'

type Input = { use: SelftestUse; adviceId: string }

/** Notes that this browser has followed advice, so that staff see which advice helps. */
export async function openStep(ctx: CallContext, { use, adviceId }: Input): Promise<Record<string, never>> {
  await noteOpened(ctx.db, { browserHash: browserOf(ctx), use, advice: Number(adviceId) })
  return {}
}
