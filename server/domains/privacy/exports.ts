import { ApiError } from '../../../shared/contract/errors.ts'
import { type ExportState, privacyTerms } from '../../../shared/rules/sign-in/privacy.ts'
import type { Account, CallContext } from '../../context.ts'
import { requireOwner } from '../sign-in/codes/own-code.ts'
import { countExportsToday, insertExport, listExports, releaseExport } from './export.queries.ts'

type Ctx = CallContext<Account>

/**
 * Has a package made of everything that is known of me; a message says when it is there.
 * @throws ApiError `conflict` while one is being made, `tooMany` after three in a day
 */
export async function requestExport(ctx: Ctx) {
  const { accountId } = ctx.actor
  if ((await countExportsToday(ctx.db, accountId)) >= privacyTerms.exportsPerDay) {
    throw new ApiError('tooMany', { retryAfterSeconds: 3600 })
  }
  const wanted = await insertExport(ctx.db, accountId, ctx.locale)
  if (!wanted) throw new ApiError('conflict')
  await ctx.services.enqueue(ctx.db, 'make-export', { exportId: wanted.id })
  ctx.audit({ kind: 'export.requested', subjectKind: 'accountExport', subjectId: wanted.id })
  return { exportId: wanted.id }
}

/**
 * Lets this session take a package of mine, once, within some minutes. With a code to my phone, by staff with a fresh proof.
 * @throws ApiError as `requireOwner`; `notAvailable` for one that is another's, taken or expired
 */
export async function openExport(ctx: Ctx, { exportId, code }: { exportId: string; code: string }) {
  await requireOwner(ctx, { purpose: 'confirmIdentity', code })
  const { accountId, sessionId } = ctx.actor
  const isReleased = await releaseExport(ctx.db, {
    id: exportId,
    accountId,
    sessionId,
    minutes: privacyTerms.releaseMinutes,
  })
  if (!isReleased) throw new ApiError('notAvailable')
  ctx.audit({ kind: 'export.released', subjectKind: 'accountExport', subjectId: exportId })
  return { path: `/accountExports/${exportId}` }
}

/** My newest packages. */
export async function ownExports({ db, actor }: Ctx) {
  const rows = await listExports(db, actor.accountId)
  return rows.map((row) => ({
    exportId: row.id,
    requestedAt: row.requested_at.toISOString(),
    state: stateOf(row),
    expiresAt: row.expires_at?.toISOString() ?? null,
    bytes: row.bytes,
  }))
}

function stateOf(row: Awaited<ReturnType<typeof listExports>>[number]): ExportState {
  if (row.taken_at) return 'taken'
  if (!row.ready_at) return 'waiting'
  return row.storage_key && row.expires_at && row.expires_at > new Date() ? 'ready' : 'expired'
}
