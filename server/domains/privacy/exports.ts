import { ApiError } from '../../../shared/contract/errors.ts'
import { type ExportState, privacyTerms } from '../../../shared/rules/sign-in/privacy.ts'
import type { Account, CallContext } from '../../context.ts'
import { requireOwner } from '../sign-in/codes/own-code.ts'
import { countExportsToday, insertExport, listExports, releaseExport } from './export.queries.ts'

type Ctx = CallContext<Account>

/**
 * Requests a package of everything known about the caller; a message says when it is ready.
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
 * Releases a package to this session, once, for some minutes; by a phone code, of staff a fresh proof.
 * @throws ApiError as `requireOwner`; `notAvailable` if somebody else's, taken or expired
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

/** The caller's newest packages. */
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
