import type { OfferedTool } from '../toolbox/offered-tool.ts'
import { drawCode } from './activation.queries.ts'
import type { ApplicationRow } from './application.queries.ts'
import { type MoveContext, moveApplication } from './move-application.ts'
import { tellStaff, tellTeam } from './tell.ts'

/**
 * Gives an approved application what it was approved for: a code, drawn exactly once, or the steps. Without a free
 * code it waits as approved, the team and staff are told, and new codes hand it over.
 */
export async function handOver(
  ctx: MoveContext,
  application: ApplicationRow,
  tool: Pick<OfferedTool, 'number' | 'activationKind'>,
): Promise<ApplicationRow> {
  const isReady = tool.activationKind === 'steps' || (await drawCode(ctx.db, tool.number, application.id))
  if (!isReady) {
    await tellTeam(ctx, application, 'application_approved', {})
    await tellStaff(ctx, application, 'application_code_missing_staff')
    return application
  }
  const ready = await moveApplication(ctx, application, { action: 'fulfil', accountId: null })
  await tellTeam(ctx, ready, 'application_ready', {})
  return ready
}
