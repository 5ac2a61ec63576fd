import { z } from 'zod'
import { ownedId } from '../../../shared/contract/content/fields.ts'
import { heldId } from '../../../shared/lib/owned-id.ts'
import type { AuditEntry } from '../../context.ts'
import { appendEntries } from '../../db/audit/audit-entries.ts'
import type { Services } from '../../services.ts'
import { staffWithPrivilege } from '../messages/recipients.ts'
import { checkRows } from './check-import.ts'
import { openScope } from './decision-scope.ts'
import { discardForgotten, findImport, type ImportOfCatalogue, updateImport } from './imports.queries.ts'
import { readImport } from './read-import.ts'
import { deleteRows } from './rows.queries.ts'
import { type WriteCtx, writeRows } from './run-import.ts'
import { undoRows } from './undo-import.ts'

const payloadSchema = z.object({ importId: ownedId })

/** How long one job works before it leaves the rest to the next, so that a dead node is noticed soon. */
const turnMs = 10_000

/**
 * Does an import's pending work: reading files, checking rows, writing or undoing them. Each batch is one
 * transaction with its progress, so another run or another node continues where it ended.
 */
export async function workOnImport(services: Services, payload: unknown, jobId: string): Promise<void> {
  const { importId } = payloadSchema.parse(payload)
  const found = await findImport(services.pool, importId)
  if (!found || found.halted !== null) return
  const editors = await staffWithPrivilege(services.pool, 'importContent')
  if (!editors.includes(found.worked_by)) {
    await updateImport(services.pool, importId, { halted: 'noRight' })
    return
  }
  if (found.state === 'reading') return readImport(services, found)
  const work = await partOf(services, found, jobId)
  const until = Date.now() + turnMs
  let isMore = work !== null
  while (work && isMore && Date.now() < until) isMore = await work()
  if (isMore) await services.enqueue(services.pool, 'work-on-import', { importId })
}

/** The batch to repeat until it returns that nothing is left; null for an import that waits for an editor. */
async function partOf(
  services: Services,
  found: ImportOfCatalogue,
  jobId: string,
): Promise<(() => Promise<boolean>) | null> {
  const { pool } = services
  const { id, state } = found
  if (state === 'undoing') return () => audited(services, found, jobId, (ctx) => undoRows(ctx, id))
  if (state !== 'checking' && state !== 'importing') return null
  const scope = await openScope(pool, found)
  if (state === 'checking')
    return () => pool.transaction().execute((trx) => checkRows(services, trx, id, scope))
  return () => audited(services, found, jobId, (ctx) => writeRows(ctx, id, scope))
}

/** Acts as the editor who started the work, whose privilege was checked when the turn began. */
async function audited(
  services: Services,
  { worked_by: accountId }: ImportOfCatalogue,
  jobId: string,
  act: (ctx: WriteCtx) => Promise<boolean>,
): Promise<boolean> {
  return services.pool.transaction().execute(async (trx) => {
    const entries: AuditEntry[] = []
    const staff = {
      roles: [],
      privileges: ['importContent' as const],
      hasSecondFactor: true,
      hasFreshProof: false,
    }
    const actor = {
      kind: 'account' as const,
      accountId: heldId(accountId),
      sessionId: '',
      team: null,
      isConsentDue: false,
      staff,
    }
    const isMore = await act({ db: trx, services, actor, audit: (entry) => entries.push(entry) })
    await appendEntries(trx, entries, { accountId, teamId: null, requestId: jobId })
    return isMore
  })
}

/** Discards imports that nobody continued for a month. */
export async function sweepImports({ pool }: Services): Promise<void> {
  await deleteRows(pool, await discardForgotten(pool))
}
