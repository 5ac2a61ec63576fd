import { ApiError, type FieldReason } from '../../../shared/contract/errors.ts'
import type { importsStaff } from '../../../shared/contract/imports.staff.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { type CollectionName, collections } from '../../../shared/rules/content/collections.ts'
import { importLimits } from '../../../shared/rules/imports/import-limits.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { asOutage } from '../files/as-outage.ts'
import { cleanFileName } from '../files/clean-file-name.ts'
import { storeFile } from '../files/store-file.ts'
import type { WriteOf } from '../handler-types.ts'
import { insertImport } from './imports.queries.ts'
import { extensionOf } from './read/unpack.ts'

type BeginInput = { collection: CollectionName; languages: string; files: File[] | File }

/** Stores the files of an import in one archive, byte for byte, and queues their reading. */
export async function beginImport(
  ctx: CallContext<StaffMember>,
  input: BeginInput,
): Promise<WriteOf<(typeof importsStaff)['importBegin']>> {
  const { collection, files: sent } = input
  if (!collections[collection].canCreate) throw new ApiError('illegalTransition')
  const files = Array.isArray(sent) ? sent : [sent]
  checkFiles(files)
  const entries: Record<string, Uint8Array> = {}
  for (const [index, file] of files.entries()) {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const { verdict } = await asOutage(() => ctx.services.scan.scan(bytes))
    if (verdict === 'infected') refuse('fileInfected')
    // The number separates files of the same name and keeps the order of selection.
    entries[`${String(index).padStart(4, '0')}/${cleanFileName(file.name, extensionOf(file.name))}`] = bytes
  }
  const packed = await asOutage(() => ctx.services.threads.run('pack', entries))
  return (writing) => keepImport(writing, input, files, packed)
}

async function keepImport(
  ctx: CallContext<StaffMember>,
  { collection, languages }: BeginInput,
  files: File[],
  packed: Uint8Array,
): Promise<{ importId: string }> {
  const stored = await storeFile(ctx, packed)
  const importId = await insertImport(ctx.db, {
    collection,
    languages: languages.split(',') as Locale[],
    fileNames: files.map((file) => cleanFileName(file.name, extensionOf(file.name))),
    storageKey: stored.key,
    accountId: ctx.actor.accountId,
  })
  await ctx.services.enqueue(ctx.db, 'work-on-import', { importId })
  ctx.audit({
    kind: 'import.begun',
    subjectKind: 'import',
    subjectId: importId,
    after: { collection, files: files.length, sha256: stored.sha256 },
  })
  return { importId }
}

/** @throws ApiError `fileRefused` for the field `files` */
function checkFiles(files: File[]): void {
  if (files.length === 0) refuse('required')
  if (files.length > importLimits.files) refuse('tooManyFiles', importLimits.files)
  if (files.reduce((sum, file) => sum + file.size, 0) > importLimits.uploadBytes) refuse('fileTooLarge')
  if (files.some((file) => file.size === 0)) refuse('fileEmpty')
  if (files.some((file) => extensionOf(file.name) === '')) refuse('fileWrongType')
}

function refuse(reason: FieldReason, limit?: number): never {
  throw new ApiError('fileRefused', { fields: { files: { reason, ...(limit !== undefined && { limit }) } } })
}
