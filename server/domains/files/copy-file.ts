import { StoredFileDamagedError, StoredFileMissingError } from '../../adapters/files/port.ts'
import type { CallContext, TeamMember } from '../../context.ts'
import { asOutage } from './as-outage.ts'
import { attachFiles } from './attach-files.ts'
import type { AttachedKind } from './file.policy.ts'
import { findFile, insertFile } from './files.queries.ts'
import { readAttachedFile } from './read-attached-file.ts'
import { storeFile } from './store-file.ts'

type Place = { kind: AttachedKind; id: string }

/**
 * Copies a file from one thing of the acting team to another, with bytes of its own, so that each goes with its thing.
 * What is stored was scanned when it was uploaded. The caller has checked that the actor may read the one and change
 * the other.
 * @returns the id of the copy; null where the file is held no longer, or is not what was stored
 */
export async function copyFile(
  ctx: CallContext<TeamMember>,
  fileId: string,
  { from, to, purpose }: { from: Place; to: Place; purpose: 'answer' },
): Promise<string | null> {
  const file = await findFile(ctx.db, fileId)
  if (file?.attached_kind !== from.kind || file.attached_id !== from.id) return null
  const bytes = await asOutage(() => readAttachedFile(ctx, fileId)).catch(nullWhereGone)
  if (!bytes) return null
  const stored = await storeFile(ctx, bytes)
  if (stored.sha256 !== file.sha256.toString('hex')) return null
  const { id } = await insertFile(ctx.db, {
    storage_key: stored.key,
    sha256: file.sha256,
    bytes: stored.size,
    media_type: file.media_type,
    name_encrypted: file.name_encrypted,
    purpose,
    owner_account_id: ctx.actor.accountId,
    owner_browser: null,
    team_id: ctx.actor.team.id,
  })
  await attachFiles(ctx, { fileIds: [id], ...to, purpose })
  ctx.audit({
    kind: 'file.uploaded',
    subjectKind: 'file',
    subjectId: id,
    after: { sha256: stored.sha256, copyOf: fileId },
  })
  return id
}

function nullWhereGone(error: unknown): null {
  if (error instanceof StoredFileMissingError || error instanceof StoredFileDamagedError) return null
  throw error
}
