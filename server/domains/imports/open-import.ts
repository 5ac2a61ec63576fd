import { ApiError } from '../../../shared/contract/errors.ts'
import { canStep, type ImportStep } from '../../../shared/rules/imports/import-states.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { findImport, type ImportOfCatalogue } from './imports.queries.ts'

/** @throws ApiError `notFound` */
export async function getImport(db: Db, importId: string): Promise<ImportOfCatalogue> {
  const found = await findImport(db, importId)
  if (!found || found.state === 'discarded') throw new ApiError('notFound')
  return found
}

/**
 * An import for its next step, in the version that the editor saw, locked until the transaction ends.
 * @throws ApiError `notAvailable`, `notFound`, `conflict`, `illegalTransition`
 */
export async function getImportFor(
  ctx: CallContext<StaffMember>,
  step: ImportStep,
  { importId, version }: { importId: string; version: number },
): Promise<ImportOfCatalogue> {
  const found = await findImport(ctx.db, importId, true)
  if (!found || found.state === 'discarded') throw new ApiError('notFound')
  if (found.version !== version) throw new ApiError('conflict')
  if (!canStep(step, found.state)) throw new ApiError('illegalTransition')
  return found
}
