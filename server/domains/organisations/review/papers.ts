import type { VerificationPaper } from '../../../../shared/contract/organisations/organisation-parts.ts'
import type { Account, CallContext } from '../../../context.ts'
import { attachFiles } from '../../files/attach-files.ts'
import { type AttachedFile, filesFor, filesOf } from '../../files/files-of.ts'
import { refuseGoneFiles } from '../../files/gone-files.ts'
import { removeFiles } from '../../files/remove-files.ts'
import { findDraft } from '../statement-draft.queries.ts'
import { draftKind } from '../statement-draft.ts'

export type PaperField = 'certificate' | 'letter'

export const paperPurposes = { certificate: 'certificate', letter: 'authorisationLetter' } as const
const kind = 'organisation'

/**
 * Attaches a field's papers and removes those they replace. Does nothing without new papers.
 * @throws ApiError `invalidInput` for a missing file, `notAvailable` for somebody else's
 */
export async function putPapers(
  ctx: CallContext<Account>,
  organisationId: string,
  field: PaperField,
  fileIds: readonly string[] | undefined,
): Promise<void> {
  if (!fileIds || fileIds.length === 0) return
  const { accountId, team } = ctx.actor
  await refuseGoneFiles(ctx, { kind, id: organisationId }, { [field]: fileIds })
  const draft = team ? await findDraft(ctx.db, { accountId, teamId: team.id }) : undefined
  await attachFiles(ctx, {
    fileIds,
    kind,
    id: organisationId,
    purpose: paperPurposes[field],
    ...(draft && { from: { kind: draftKind, id: draft.id } }),
  })
  const replaced = (await filesOf(ctx, { kind, id: organisationId })).filter(
    (file) => file.view && file.purpose === paperPurposes[field] && !fileIds.includes(file.fileId),
  )
  await removeFiles(ctx, { fileIds: replaced.map((file) => file.fileId) })
}

/** An organisation's papers; those deleted after the verdict by hash only. */
export async function listPapers(
  ctx: Pick<CallContext, 'db' | 'services'>,
  organisationId: string,
): Promise<VerificationPaper[]> {
  const files = await filesOf(ctx, { kind, id: organisationId })
  return files.map((file) => ({ field: fieldOf(file), sha256: file.sha256, file: file.view }))
}

/** The same for the team. */
export async function listPapersFor(ctx: CallContext<Account>, organisationId: string) {
  const files = await filesFor(ctx, { kind, id: organisationId })
  return files.map((file) => ({
    field: fieldOf(file),
    sha256: file.sha256,
    file: file.view,
    isClosed: file.isClosed,
  }))
}

/** Deletes the papers after the verdict; their hashes stay. */
export async function removePapers(
  ctx: Pick<CallContext, 'db' | 'services'>,
  organisationId: string,
): Promise<void> {
  const files = await filesOf(ctx, { kind, id: organisationId })
  await removeFiles(ctx, { fileIds: files.filter((file) => file.view).map((file) => file.fileId) })
}

function fieldOf(file: AttachedFile): PaperField {
  return file.purpose === paperPurposes.letter ? 'letter' : 'certificate'
}
