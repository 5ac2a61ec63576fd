import type { CallContext, StaffMember } from '../../../context.ts'
import { toolNames } from '../../toolbox/offered-tool.ts'
import { countCodesByTool } from '../activation.queries.ts'

/** Tools opened by a code: first those with waiting applications, then those with the fewest codes. */
export async function listCodes(ctx: CallContext<StaffMember>) {
  const rows = await countCodesByTool(ctx.db)
  const names = await toolNames(
    ctx.db,
    rows.map((row) => row.number),
  )
  return {
    tools: rows.map((row) => ({
      toolId: String(row.number),
      toolName: names.get(row.number)?.[ctx.locale] ?? String(row.number),
      left: row.unused,
      handedOut: row.drawn,
      waiting: row.waiting,
    })),
  }
}
