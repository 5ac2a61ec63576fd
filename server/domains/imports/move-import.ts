import { ApiError, type FieldError } from '../../../shared/contract/errors.ts'
import {
  type ImportMapping,
  importTargets,
  matchTargets,
  placeholdersOf,
} from '../../../shared/rules/imports/import-mapping.ts'
import { isWorking } from '../../../shared/rules/imports/import-states.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { findImport, type ImportOfCatalogue, isBeingWritten, updateImport } from './imports.queries.ts'
import { getImportFor } from './open-import.ts'
import { deleteRows, forgetChecked } from './rows.queries.ts'

type Ctx = CallContext<StaffMember>
type StepInput = { importId: string; version: number }

/** Saves the mapping, and checks all rows with it. */
export async function mapImport(ctx: Ctx, input: StepInput & { mapping: ImportMapping; isDraft: boolean }) {
  const found = await getImportFor(ctx, 'map', input)
  const { mapping, isDraft } = input
  checkMapping(found, mapping, isDraft)
  if (!isDraft) await forgetChecked(ctx.db, found.id)
  const version = await updateImport(ctx.db, found.id, {
    mapping: { ...mapping, sources: mapping.sources.filter(({ path, text }) => path !== '' || text !== '') },
    state: isDraft ? 'ready' : 'checking',
    position: 0,
    halted: null,
    workedBy: ctx.actor.accountId,
    isMoved: true,
  })
  if (!isDraft) await ctx.services.enqueue(ctx.db, 'work-on-import', { importId: found.id })
  ctx.audit({ kind: 'import.mapped', subjectKind: 'import', subjectId: found.id, after: { version } })
  return { version }
}

/** @throws ApiError `invalidInput` by target */
function checkMapping(found: ImportOfCatalogue, mapping: ImportMapping, isDraft: boolean): void {
  const targets = importTargets(found.collection, found.languages)
  const paths = new Set(found.columns.map(({ path }) => path))
  const fields: Record<string, FieldError> = {}
  const filled = new Set<string>()
  for (const { target, path, text } of mapping.sources) {
    if (!targets.some(({ key }) => key === target)) fields[target] = { reason: 'unexpected' }
    if (filled.has(target)) fields[target] = { reason: 'unexpected' }
    if (path !== '' || text !== '') filled.add(target)
    if (path !== '' && !paths.has(path)) fields[target] = { reason: 'notAnOption' }
  }
  const wanted = targets.filter(({ part, field }) => part === 'provenance' && field.isRequired)
  if (!isDraft) for (const { key } of wanted) if (!filled.has(key)) fields[key] = { reason: 'required' }
  const source = mapping.sources.find(({ target }) => target === mapping.matchBy)
  const canMatch = matchTargets(targets, found.collection).some(({ key }) => key === mapping.matchBy)
  if (!canMatch) fields.matchBy = { reason: 'notAnOption' }
  // A value that is the same in every row cannot identify a row.
  else if (!isDraft && !source?.path && placeholdersOf(source?.text ?? '').length === 0) {
    fields.matchBy = { reason: 'required' }
  }
  if (Object.keys(fields).length > 0) throw new ApiError('invalidInput', { fields })
}

/** Writes what the trial run showed. */
export async function startImport(ctx: Ctx, input: StepInput): Promise<{ version: number }> {
  return beginWriting(ctx, await getImportFor(ctx, 'start', input), 'importing')
}

/** Undoes the whole import. */
export async function undoImport(ctx: Ctx, input: StepInput): Promise<{ version: number }> {
  return beginWriting(ctx, await getImportFor(ctx, 'undo', input), 'undoing')
}

async function beginWriting(ctx: Ctx, found: ImportOfCatalogue, state: 'importing' | 'undoing') {
  if (await isBeingWritten(ctx.db, found.collection, found.id)) throw new ApiError('alreadyOpen')
  const version = await updateImport(ctx.db, found.id, {
    state,
    position: 0,
    halted: null,
    workedBy: ctx.actor.accountId,
    isMoved: true,
  })
  await ctx.services.enqueue(ctx.db, 'work-on-import', { importId: found.id })
  ctx.audit({
    kind: state === 'importing' ? 'import.started' : 'import.undoStarted',
    subjectKind: 'import',
    subjectId: found.id,
    after: { collection: found.collection, rows: found.row_count },
  })
  return { version }
}

/** Resumes halted or lost work; asked twice, it is done once. */
export async function continueImport(ctx: Ctx, { importId }: { importId: string }) {
  const found = await findImport(ctx.db, importId, true)
  if (!found || found.state === 'discarded') throw new ApiError('notFound')
  if (!isWorking(found.state)) throw new ApiError('illegalTransition')
  await updateImport(ctx.db, importId, { halted: null, workedBy: ctx.actor.accountId })
  await ctx.services.enqueue(ctx.db, 'work-on-import', { importId })
  ctx.audit({ kind: 'import.continued', subjectKind: 'import', subjectId: importId })
  return {}
}

/** Discards an import that has written nothing. */
export async function discardImport(ctx: Ctx, input: StepInput) {
  const found = await getImportFor(ctx, 'discard', input)
  await deleteRows(ctx.db, [found.id])
  await updateImport(ctx.db, found.id, { state: 'discarded', isMoved: true })
  ctx.audit({ kind: 'import.discarded', subjectKind: 'import', subjectId: found.id })
  return {}
}
