import type { Db } from '../../db/database.ts'
import type { OwnContext } from '../../own-transaction.ts'
import { move } from '../move.ts'
import type { OfferedTool } from '../toolbox/offered-tool.ts'
import { countFreeCodes, drawCode, holdsCode } from './activation.queries.ts'
import type { ApplicationRow } from './application.queries.ts'
import { applicationLifecycle } from './application-lifecycle.ts'
import { tellStaff, tellTeam } from './tell.ts'

type Opened = Pick<OfferedTool, 'number' | 'activationKind'>

/**
 * Gives an approved application what it was approved for: a code, drawn exactly once, or the steps. Without a free
 * code it waits as approved, the team and staff are told, and new codes hand it over.
 * @param options.isTold where another message has told the team that it is approved
 */
export async function handOver(
  ctx: OwnContext,
  application: ApplicationRow,
  tool: Opened,
  { isTold = false }: { isTold?: boolean } = {},
): Promise<ApplicationRow> {
  const isReady = tool.activationKind === 'steps' || (await drawCode(ctx.db, tool.number, application.id))
  if (!isReady) {
    if (!isTold) await tellTeam(ctx, application, 'application_approved', {})
    await tellStaff(ctx, application, 'application_code_missing_staff')
    return application
  }
  const ready = await move(ctx, applicationLifecycle, application, { action: 'fulfil', accountId: null })
  if (!isTold) await tellTeam(ctx, ready, 'application_ready', {})
  return ready
}

/** Whether an approval at this moment would hand over at once. */
export async function canHandOver(db: Db, applicationId: string, tool: Opened): Promise<boolean> {
  if (tool.activationKind === 'steps' || (await holdsCode(db, applicationId))) return true
  return (await countFreeCodes(db, tool.number)) > 0
}
