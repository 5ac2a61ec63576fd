import { ApiError } from '../../../shared/contract/errors.ts'
import { parseOwnedId } from '../../../shared/lib/owned-id.ts'
import { StoredFileMissingError } from '../../adapters/files/port.ts'
import type { Account, Actor } from '../../context.ts'
import { appendAudit } from '../../db/audit/audit.ts'
import type { Services } from '../../services.ts'
import { keepLook } from '../audit/data-views.ts'
import { mayJudge, pageToOpen, reasonToOpen } from './file.policy.ts'
import { fileNameColumn, linkName } from './file.present.ts'
import { type FileRow, findFile } from './files.queries.ts'
import { neutralName } from './neutral-name.ts'
import { findOpening } from './paper-openings.queries.ts'
import type { JudgedFile } from './paper-port.ts'

export type OpenedFile = {
  /** The name given by its owner. */
  name: string
  /** Letters, digits and a dot, for old programs. */
  plainName: string
  mediaType: string
  bytes: number
  stream: ReadableStream<Uint8Array>
}

type Scope = { actor: Actor; services: Services; requestId: string }

/** Types shown inline: pictures, which were re-encoded when they were stored. */
const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/webp'])

/**
 * Opens a file after checking its hash. Access by staff is audited.
 * @param linkedName the last part of the address, which must match the file's
 * @param kind with `picture`, any other file is treated as missing
 * @throws ApiError `loginEnded` for visitors, `notAvailable` for missing and foreign files alike,
 * `papersClosed` for staff who have not stated a reason
 * @throws {StoredFileDamagedError} when the bytes are not those that were stored
 */
export async function openFile(
  scope: Scope,
  id: string,
  linkedName: string,
  kind: 'any' | 'picture' = 'any',
): Promise<OpenedFile> {
  const { actor, services } = scope
  if (actor.kind !== 'account') throw new ApiError('loginEnded')
  const fileId = parseOwnedId(id)
  const file = fileId ? await findFile(services.pool, fileId) : undefined
  const judged = file && (await judgedBy(services, actor, file))
  const reason = file && linkName(file) === linkedName ? reasonToOpen(actor, file, judged) : null
  const isAsked = kind === 'any' || pictureTypes.has(file?.media_type ?? '')
  if (!file || !reason || !isAsked) throw new ApiError('notAvailable')
  if (reason === 'staff') {
    const mayRead = services.ports.papers.mayRead[file.attached_kind ?? '']
    await mayRead?.(services.pool, file.attached_id, actor.accountId)
    await requireOpened(services, actor, file)
    await auditLook(scope, actor.accountId, file)
  }
  const shown = typeof judged === 'object' && reason === 'judge' ? judged : null
  if (shown) await auditLook(scope, actor.accountId, file, shown)
  const { stream } = await services.files.open(file.storage_key).catch(asKnown)
  return {
    name: shown
      ? neutralName(shown.name, linkName(file))
      : services.cipher.decrypt(file.name_encrypted, fileNameColumn),
    plainName: linkName(file),
    mediaType: file.media_type,
    bytes: file.bytes,
    stream: shown && file.media_type === 'application/pdf' ? await unsigned(services, stream) : stream,
  }
}

/** A PDF that does not say who wrote it, of the same length. */
async function unsigned({ threads }: Services, stream: ReadableStream<Uint8Array>) {
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  return new Blob([new Uint8Array(await threads.run('pdfWithoutAuthor', bytes))]).stream()
}

/** The session must have stated, recently, a reason for opening this thing's papers. */
async function requireOpened({ pool }: Services, { sessionId }: Account, file: FileRow): Promise<void> {
  const page = pageToOpen(file)
  if (!page) return
  const key = { sessionId, kind: file.attached_kind ?? '', id: file.attached_id ?? '' }
  if (!(await findOpening(pool, key))) throw new ApiError('papersClosed', { params: { page } })
}

async function judgedBy(services: Services, actor: Account, file: FileRow) {
  if (!mayJudge(actor, file) || file.attached_id === null) return undefined
  const { judged } = services.ports.papers
  return judged(
    { db: services.pool, services },
    { fileId: file.id, applicationId: file.attached_id },
    actor.accountId,
  )
}

/** Records who opened it; of a judge, also for the people whose it is. */
async function auditLook(
  { services, requestId }: Scope,
  accountId: string,
  file: FileRow,
  judged?: JudgedFile,
): Promise<void> {
  const entry = {
    accountId,
    teamId: file.team_id,
    requestId,
    kind: 'file.opened',
    subjectKind: file.attached_kind ?? 'file',
    subjectId: file.attached_id ?? file.id,
    before: null,
    after: { fileId: file.id },
  }
  await services.pool.transaction().execute(async (trx) => {
    await appendAudit(trx, [entry])
    if (judged)
      await keepLook(trx, {
        viewer: accountId,
        viewed: [judged.applicant, file.owner_account_id],
        what: 'judging',
        subject: { id: file.attached_id ?? file.id, reference: judged.reference },
      })
  })
}

function asKnown(error: unknown): never {
  if (error instanceof StoredFileMissingError) throw new ApiError('notAvailable')
  throw error
}
