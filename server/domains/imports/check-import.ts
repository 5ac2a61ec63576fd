import type { RowProblem } from '../../../shared/rules/imports/import-reasons.ts'
import type { Db } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import type { Decision } from './decide-row.ts'
import { decideRows, type OpenScope } from './decision-scope.ts'
import { findImport, updateImport } from './imports.queries.ts'
import {
  type CheckedRow,
  findFirstWithKeys,
  type ImportRowRow,
  listRowsAfter,
  noteChecked,
} from './rows.queries.ts'

const rowsAtOnce = 200

/** Checks the next rows of an import without writing a record. @returns whether there are more */
export async function checkRows(
  services: Pick<Services, 'threads'>,
  trx: Db,
  importId: string,
  scope: OpenScope,
): Promise<boolean> {
  const found = await findImport(trx, importId, true)
  if (found?.state !== 'checking') return false
  const rows = await listRowsAfter(trx, importId, found.position, rowsAtOnce)
  const last = rows.at(-1)
  if (!last) {
    await updateImport(trx, importId, { state: 'checked', position: found.row_count, isMoved: true })
    return false
  }
  const decisions = await decideRows({ db: trx, services }, scope, rows)
  const keys = decisions.map(({ key }) => key).filter((key) => key !== '')
  const first = await findFirstWithKeys(trx, importId, keys, found.position)
  const checked = rows.map((row, index) => checkedRow(row, decisions[index], first, scope))
  await noteChecked(trx, importId, checked)
  await updateImport(trx, importId, { position: last.position })
  return true
}

/** The first row with a key is kept; later ones are refused and name the place of the first. */
function checkedRow(
  row: ImportRowRow,
  decision: Decision | undefined,
  first: Map<string, string>,
  scope: OpenScope,
): CheckedRow {
  if (!decision) throw new Error('every row is decided')
  const { key, outcome, problems, notes, lacks, title, existing } = decision
  const place = outcome === 'refused' ? undefined : first.get(key)
  const twice: RowProblem[] =
    place === undefined ? [] : [{ field: scope.matchBy.key, reason: 'duplicateInFile', value: place }]
  const isRefused = outcome === 'refused' || twice.length > 0
  if (!isRefused) first.set(key, row.place)
  return {
    position: row.position,
    title,
    outcome: isRefused ? 'refused' : outcome,
    problems: [...problems, ...twice],
    notes,
    lacks: isRefused ? [] : lacks,
    match_key: isRefused ? null : key,
    number: existing?.record.number ?? null,
    seen_version: existing?.record.version ?? null,
  }
}
