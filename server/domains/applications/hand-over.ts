import type { Offering } from '../../../shared/rules/applications/offerings.ts'
import type { Db } from '../../db/database.ts'
import type { OwnContext } from '../../own-transaction.ts'
import { move } from '../move.ts'
import { countFreeCodes, drawCode, holdsCode } from './activation.queries.ts'
import type { ApplicationRow } from './application.queries.ts'
import { applicationLifecycle } from './application-lifecycle.ts'
import { tellStaff, tellTeam } from './tell.ts'

type Opened = Pick<Offering, 'kind' | 'number' | 'activationKind'>

/**
 * Hands over an approved application: a code, drawn exactly once, or the steps. Without a free code it stays
 * approved, the team and staff are told, and adding codes completes the hand-over. For a round nothing is handed
 * over: the team is admitted.
 * @param options.isTold whether another message has already told the team of the approval
 */
export async function handOver(
  ctx: OwnContext,
  application: ApplicationRow,
  offering: Opened,
  { isTold = false }: { isTold?: boolean } = {},
): Promise<ApplicationRow> {
  if (offering.kind === 'round') {
    if (!isTold) await tellTeam(ctx, application, 'application_admitted', {})
    return application
  }
  const isReady = offering.activationKind === 'steps' || (await drawCode(ctx.db, offering, application.id))
  if (!isReady) {
    if (!isTold) await tellTeam(ctx, application, 'application_approved', {})
    await tellStaff(ctx, application, 'application_code_missing_staff')
    return application
  }
  const ready = await move(ctx, applicationLifecycle, application, { action: 'fulfil', accountId: null })
  if (!isTold) await tellTeam(ctx, ready, 'application_ready', {})
  return ready
}

/** Whether an approval at this moment could be handed over at once. */
export async function canHandOver(db: Db, applicationId: string, offering: Opened): Promise<boolean> {
  if (offering.activationKind === 'steps' || (await holdsCode(db, applicationId))) return true
  return (await countFreeCodes(db, offering)) > 0
}
