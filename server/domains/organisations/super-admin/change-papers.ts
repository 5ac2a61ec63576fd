import type { ChangePaper } from '../../../../shared/rules/organisations/super-admin-change.ts'
import type { CallContext } from '../../../context.ts'
import { filesOf } from '../../files/files-of.ts'
import { removeFiles } from '../../files/remove-files.ts'
import { changeKind, changePurposes } from './super-admin-columns.ts'

type Reader = Pick<CallContext, 'db' | 'services'>

/** A change's papers; those deleted after the verdict by hash only. */
export async function listChangePapers(ctx: Reader, changeId: string) {
  const files = await filesOf(ctx, { kind: changeKind, id: changeId })
  return files.map((file) => ({
    field: (file.purpose === changePurposes.letter ? 'letter' : 'proof') as ChangePaper,
    sha256: file.sha256,
    file: file.view,
  }))
}

/** Deletes the papers after the change has ended; their hashes stay. */
export async function removeChangePapers(ctx: Reader, changeId: string): Promise<void> {
  const files = await filesOf(ctx, { kind: changeKind, id: changeId })
  await removeFiles(ctx, { fileIds: files.filter((file) => file.view).map((file) => file.fileId) })
}
