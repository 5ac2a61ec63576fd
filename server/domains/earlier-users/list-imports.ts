import type { EarlierImport } from '../../../shared/contract/earlier-users.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import {
  countImports,
  countStates,
  findImport,
  type ImportRow,
  listImports,
} from './earlier-users.queries.ts'
import { fileNameOf } from './file-name.ts'

type Ctx = CallContext<StaffMember>

/** Uploaded files, newest first, and the number of people who decided. @throws ApiError `notAvailable` */
export async function listEarlierImports(ctx: Ctx, { page, pageSize }: { page: number; pageSize: number }) {
  const rows = await listImports(ctx.db, { limit: pageSize, offset: (page - 1) * pageSize })
  return {
    items: rows.map((row) => present(ctx, row)),
    total: await countImports(ctx.db),
    counts: await countStates(ctx.db),
  }
}

/** A file with the outcome of each row. @throws ApiError `notAvailable` */
export async function readEarlierReport(ctx: Ctx, { importId }: { importId: string }) {
  const row = await findImport(ctx.db, importId)
  if (!row) throw new ApiError('notAvailable')
  return { ...present(ctx, row), rows: row.report }
}

function present({ services }: Ctx, row: ImportRow): EarlierImport {
  return {
    importId: row.id,
    fileName: fileNameOf(services.cipher, row),
    added: row.added,
    updated: row.updated,
    refused: row.refused,
    importedBy: row.display_name ?? '',
    importedAt: row.imported_at.toISOString(),
  }
}
