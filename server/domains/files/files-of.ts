import type { FileView } from '../../../shared/contract/files.ts'
import type { Db } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import type { AttachedKind } from './file.policy.ts'
import { presentFile } from './file.present.ts'
import { listAttached } from './files.queries.ts'

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
  return rows.map((row) => ({
    fileId: row.id,
    purpose: row.purpose,
    sha256: row.sha256.toString('hex'),
    view: row.removed_at ? null : presentFile(ctx.services.cipher, row),
  }))
}
