import { ApiError, type FieldReason } from '../../../shared/contract/errors.ts'
import type { files, UploadPurpose } from '../../../shared/contract/files.ts'
import type { CallContext } from '../../context.ts'
import { countUse } from '../../db/limits.queries.ts'
import { addressBucket, spendLimits } from '../../db/limits.ts'
import { type AcceptedUpload, inspectUpload, type UploadRefusal } from '../../files/inspect-upload.ts'
import type { WriteOf } from '../handler-types.ts'
import { asOutage } from './as-outage.ts'
import { cleanFileName } from './clean-file-name.ts'
import { fileNameColumn, presentFile } from './file.present.ts'
import { fileOwnerOf } from './file-owner.ts'
import { countWaitingFiles, insertFile } from './files.queries.ts'
import { withInspectionTurn } from './inspection-turns.ts'
import { storeFile } from './store-file.ts'

/** Files that may wait to be attached: enough for every form, too few to fill a disk. */
const mostWaitingFiles = 40
const daySeconds = 24 * 3600
/** Without an account: limits per address and in total, since addresses are cheap and disks are finite. */
const visitorLimits = { perHour: 20, perDay: 60, perDayInAll: 1_000 }
/** Files that are refused or slow to inspect: they cost the node most and occupy no waiting place. */
const mostHardPerHour = 60
const easyMs = 1_000

const reasons: Record<UploadRefusal, FieldReason> = {
  empty: 'fileEmpty',
  tooLarge: 'fileTooLarge',
  wrongType: 'fileWrongType',
  heic: 'fileHeic',
  infected: 'fileInfected',
  active: 'fileActive',
  encrypted: 'fileEncrypted',
  tooManyPages: 'fileTooManyPages',
  tooManyPixels: 'fileTooManyPixels',
  damaged: 'fileDamaged',
  polyglot: 'filePolyglot',
}

/** Where a picture is expected, nobody is told that a PDF would do. */
function reasonOf(refusal: UploadRefusal, purpose: UploadPurpose): FieldReason {
  return refusal === 'wrongType' && purpose === 'picture' ? 'fileImageOnly' : reasons[refusal]
}

/**
 * Inspects an uploaded file, and stores it if it passes. It belongs to nothing until `attachFiles` attaches
 * it; otherwise it is removed after a day. Without an account only for feedback, and in small numbers.
 * @throws ApiError `loginEnded`, `tooMany`, `fileRefused`, `unavailable`
 */
export async function uploadFile(
  ctx: CallContext,
  input: { purpose: UploadPurpose; file: File },
): Promise<WriteOf<(typeof files)['upload']>> {
  if (ctx.actor.kind === 'visitor') await admitVisitor(ctx, input.purpose)
  const owner = fileOwnerOf(ctx)
  if ((await countWaitingFiles(ctx.db, owner)) >= mostWaitingFiles) {
    throw new ApiError('tooMany', { retryAfterSeconds: 3600 })
  }
  const accepted = await inspectOnly(ctx, input)
  return (writing) => keepFile(writing, input, accepted)
}

/** Inspects a file as an upload, without storing it. @throws ApiError `tooMany`, `fileRefused`, `unavailable` */
export function inspectOnly(
  ctx: CallContext,
  input: { purpose: UploadPurpose; file: File },
): Promise<AcceptedUpload> {
  return asOutage(() => inspect(ctx, input))
}

async function keepFile(
  ctx: CallContext,
  input: { purpose: UploadPurpose; file: File },
  accepted: AcceptedUpload,
) {
  const { actor } = ctx
  const owner = fileOwnerOf(ctx)
  const stored = await storeFile(ctx, accepted.bytes)
  const name = cleanFileName(input.file.name, accepted.extension)
  const row = await insertFile(ctx.db, {
    storage_key: stored.key,
    sha256: Buffer.from(stored.sha256, 'hex'),
    bytes: stored.size,
    media_type: accepted.mediaType,
    name_encrypted: ctx.services.cipher.encrypt(name, fileNameColumn),
    purpose: input.purpose,
    owner_account_id: owner.accountId,
    owner_browser: owner.accountId === null ? owner.browser : null,
    team_id: actor.kind === 'account' ? (actor.team?.id ?? null) : null,
  })
  ctx.audit({
    kind: 'file.uploaded',
    subjectKind: 'file',
    subjectId: row.id,
    after: { sha256: stored.sha256 },
  })
  return presentFile(ctx.services.cipher, row)
}

async function admitVisitor(ctx: CallContext, purpose: UploadPurpose): Promise<void> {
  if (purpose !== 'feedback') throw new ApiError('loginEnded')
  const from = addressBucket(ctx.address)
  await spendLimits(ctx.services.limits, [
    { key: `upload:hour:${from}`, most: visitorLimits.perHour, windowSeconds: 3600 },
    { key: `upload:day:${from}`, most: visitorLimits.perDay, windowSeconds: daySeconds },
  ])
  // Spent last, so that a caller over their own limit uses up none of the shared one.
  await spendLimits(ctx.services.limits, [
    { key: 'upload:visitors', most: visitorLimits.perDayInAll, windowSeconds: daySeconds },
  ])
  ctx.rememberBrowser()
}

/** Counted in advance, so that running inspections count too; a quick, accepted file is refunded. */
async function inspect(
  ctx: CallContext,
  { purpose, file }: { purpose: UploadPurpose; file: File },
): Promise<AcceptedUpload> {
  const who = ctx.actor.kind === 'account' ? ctx.actor.accountId : addressBucket(ctx.address)
  const hard = { key: `hardFile:hour:${who}`, most: mostHardPerHour, windowSeconds: 3600 }
  await spendLimits(ctx.services.limits, [hard])
  const { accepted, refusal, ms } = await withInspectionTurn(who, async () => {
    const begun = performance.now()
    const bytes = new Uint8Array(await file.arrayBuffer())
    const inspection = await inspectUpload({ bytes, declaredName: file.name, purpose }, ctx.services)
    return { ...inspection, ms: performance.now() - begun }
  })
  if (!accepted)
    throw new ApiError('fileRefused', { fields: { file: { reason: reasonOf(refusal, purpose) } } })
  if (ms < easyMs) await countUse(ctx.services.limits, hard, -1)
  return accepted
}
