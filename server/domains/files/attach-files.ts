import { ApiError } from '../../../shared/contract/errors.ts'
import type { UploadPurpose } from '../../../shared/contract/files.ts'
import type { CallContext } from '../../context.ts'
import type { AttachedKind } from './file.policy.ts'
import { fileOwnerOf } from './file-owner.ts'
import { attachWaiting, listAttachedAmong } from './files.queries.ts'

/** Complaints, and reasons for changing the super admin, are not for the whole team to read. */
const ofPersons: ReadonlySet<AttachedKind> = new Set(['feedback', 'superAdminChange'])

/**
 * Attaches uploaded files to a thing of the acting team, or to the sender's feedback, in the caller's
 * transaction. The caller has checked that the actor may change the thing. Files already attached to it stay;
 * files of `from`, its draft, move to it.
 * @throws ApiError `notAvailable` for a file that is missing, somebody else's, uploaded for another purpose,
 * or attached to something else
 */
export async function attachFiles(
  ctx: CallContext,
  {
    fileIds,
    kind,
    id,
    purpose,
    from,
  }: {
    fileIds: readonly string[]
    kind: AttachedKind
    id: string
    purpose: UploadPurpose
    from?: { kind: AttachedKind; id: string }
  },
): Promise<void> {
  const wanted = [...new Set(fileIds)]
  if (wanted.length === 0) return
  const team = !ofPersons.has(kind) && ctx.actor.kind === 'account' ? ctx.actor.team : null
  const to = { kind, id, purpose, teamId: team?.id ?? null }
  const known = await listAttachedAmong(ctx.db, wanted, to)
  const waiting = wanted.filter((fileId) => !known.includes(fileId))
  if (waiting.length === 0) return
  const attached = await attachWaiting(ctx.db, fileOwnerOf(ctx), waiting, { ...to, from })
  if (attached.length !== waiting.length) throw new ApiError('notAvailable')
}
