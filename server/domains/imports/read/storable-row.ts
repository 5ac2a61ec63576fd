import { importLimits } from '../../../../shared/rules/imports/import-limits.ts'
import type { RowProblem } from '../../../../shared/rules/imports/import-reasons.ts'
import type { ReadRow } from './read-row.ts'

/** A row as the database can store it; values it cannot hold are refused by name, never silently changed. */
export function storableRow(row: ReadRow): ReadRow {
  const problems: RowProblem[] = [...row.problems]
  const data: ReadRow['data'] = Object.fromEntries(
    Object.entries(row.data).map(([path, values]) => {
      if (values.every(isStorable) && isStorable(path)) return [path, values]
      problems.push({ field: '', reason: 'wrongFormat', value: clean(path).slice(0, 80) })
      return [clean(path), values.map(clean)]
    }),
  )
  const place = clean(row.place)
  const length = Object.values(data).reduce((sum, values) => sum + values.join('').length, 0)
  if (length <= importLimits.rowCharacters) return { place, data, problems: problems.map(cleanProblem) }
  problems.push({ field: '', reason: 'rowTooLong', limit: importLimits.rowCharacters })
  return { place, data: {}, problems: problems.map(cleanProblem) }
}

function cleanProblem(problem: RowProblem): RowProblem {
  return problem.value === undefined ? problem : { ...problem, value: clean(problem.value) }
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

function clean(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\ufffd')
}
