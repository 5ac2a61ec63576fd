import { randomBytes } from 'node:crypto'
import { ApiError } from '../../../shared/contract/errors.ts'
import type { StaffPartner } from '../../../shared/contract/partners.staff.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { isUniqueViolation } from '../../db/failures.ts'
import { partnerKeyPurpose } from './known-partner.ts'
import { findRival, insertPartner, listAllPartners, lockPartner, updatePartner } from './partners.queries.ts'

type Ctx = CallContext<StaffMember>

/** Every partner. @throws ApiError `notAvailable` */
export async function listPartners(ctx: Ctx) {
  const rows = await listAllPartners(ctx.db)
  return {
    items: rows.map(
      (row): StaffPartner => ({
        partnerId: row.id,
        version: row.version,
        kind: row.kind,
        name: row.name,
        audience: row.audience,
        launchUrl: row.launch_url,
        toolId: row.tool_number === null ? '' : String(row.tool_number),
        isActive: row.is_active,
        bindings: row.bindings,
      }),
    ),
  }
}

type SaveInput = Omit<StaffPartner, 'partnerId' | 'bindings'> & { partnerId?: string | undefined }

/**
 * Creates or changes a partner. Of a new key only the hash is kept.
 * @throws ApiError `notAvailable`, `stepUpNeeded`, `conflict`, `invalidInput`
 */
export async function savePartner(ctx: Ctx, { partnerId, version, ...input }: SaveInput) {
  const before = partnerId ? await lockPartner(ctx.db, partnerId) : null
  if (before === undefined) throw new ApiError('notAvailable')
  if (before && before.version !== version) throw new ApiError('conflict')
  const toolNumber = input.toolId === '' ? null : Number(input.toolId)
  const rival = await findRival(ctx.db, { id: partnerId ?? null, audience: input.audience, toolNumber })
  if (rival) throw taken(rival.audience === input.audience ? 'audience' : 'toolId')
  const row = {
    kind: input.kind,
    name: JSON.stringify(input.name),
    audience: input.audience,
    launch_url: input.launchUrl,
    tool_number: toolNumber,
    is_active: input.isActive,
  }
  const key = before ? null : drawKey()
  const stored = before
    ? updatePartner(ctx.db, before.id, row).then((next) => ({ id: before.id, next }))
    : insertPartner(ctx.db, { ...row, key_hash: hashOf(ctx, key ?? '') }).then((id) => ({ id, next: 1 }))
  const { id, next } = await stored.catch((error: unknown) => {
    // A concurrent save took this address or tool.
    if (isUniqueViolation(error, 'partners_audience_key')) throw taken('audience')
    if (isUniqueViolation(error, 'partners_tool')) throw taken('toolId')
    throw error
  })
  ctx.audit({
    kind: before ? 'partner.changed' : 'partner.added',
    subjectKind: 'partner',
    subjectId: id,
    ...(before && { before: { audience: before.audience, isActive: before.is_active } }),
    after: { audience: input.audience, launchUrl: input.launchUrl, isActive: input.isActive },
  })
  return { partnerId: id, version: next, key }
}

/** A new key, shown once; the previous one ends at once. @throws ApiError `notAvailable`, `stepUpNeeded` */
export async function renewPartnerKey(ctx: Ctx, { partnerId }: { partnerId: string }) {
  if (!(await lockPartner(ctx.db, partnerId))) throw new ApiError('notAvailable')
  const key = drawKey()
  await updatePartner(ctx.db, partnerId, { key_hash: hashOf(ctx, key) })
  ctx.audit({ kind: 'partner.keyRenewed', subjectKind: 'partner', subjectId: partnerId })
  return { key }
}

function taken(field: 'audience' | 'toolId'): ApiError {
  return new ApiError('invalidInput', { fields: { [field]: { reason: 'notAnOption' } } })
}

function drawKey(): string {
  return randomBytes(32).toString('base64url')
}

function hashOf({ services }: Ctx, key: string): Buffer {
  return services.keyedHash(key, partnerKeyPurpose)
}
