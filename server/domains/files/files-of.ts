import type { FileView } from '../../../shared/contract/files.ts'
import type { Account, CallContext } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import { type AttachedKind, reasonToOpen } from './file.policy.ts'
import { presentFile } from './file.present.ts'
import { type FileRow, listAttached } from './files.queries.ts'

/** A file of a thing; once removed, only the fact that it existed. */
export type AttachedFile = {
  fileId: string
  purpose: string
  /** Hex; kept after the file is removed. */
  sha256: string
  /** Null after removal. */
  view: FileView | null
}

/** The files attached to a thing, oldest first. The caller has checked that the actor may see the thing. */
export async function filesOf(
  ctx: { db: Db; services: Services },
  { kind, id }: { kind: AttachedKind; id: string },
): Promise<AttachedFile[]> {
  const rows = await listAttached(ctx.db, kind, id)
  return rows.map((row) => attachedFile(ctx, row))
}

/** The same for a reader in the team: of files that are closed to them they learn the hash only. */
export async function filesFor(
  ctx: CallContext<Account>,
  { kind, id }: { kind: AttachedKind; id: string },
): Promise<(AttachedFile & { isClosed: boolean })[]> {
  const rows = await listAttached(ctx.db, kind, id)
  return rows.map((row) => {
    const file = attachedFile(ctx, row)
    const isClosed = file.view !== null && reasonToOpen(ctx.actor, row) === null
    return { ...file, view: isClosed ? null : file.view, isClosed }
  })
}

function attachedFile({ services }: { services: Services }, row: FileRow): AttachedFile {
  return {
    fileId: row.id,
    purpose: row.purpose,
    sha256: row.sha256.toString('hex'),
    view: row.removed_at ? null : presentFile(services.cipher, row),
  }
}
