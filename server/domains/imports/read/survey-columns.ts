import { importLimits } from '../../../../shared/rules/imports/import-limits.ts'
import type { ImportColumn } from '../../../../shared/rules/imports/import-mapping.ts'
import { type RowData, UnreadableImportError } from './read-row.ts'

const mostSamples = 3
const sampleCharacters = 120

/** The columns of an import in order of first appearance, each with its first values. */
export class ColumnSurvey {
  private readonly columns = new Map<string, ImportColumn>()

  /** @throws {UnreadableImportError} for more columns than anybody could map */
  see(data: RowData): void {
    for (const [path, values] of Object.entries(data)) {
      const column = this.columns.get(path) ?? this.add(path)
      column.filled += 1
      if (values.length > 1) column.isList = true
      const sample = values.join(', ').slice(0, sampleCharacters)
      if (column.samples.length < mostSamples && !column.samples.includes(sample)) column.samples.push(sample)
    }
  }

  list(): ImportColumn[] {
    return [...this.columns.values()]
  }

  private add(path: string): ImportColumn {
    if (this.columns.size >= importLimits.columns) throw new UnreadableImportError('tooManyColumns')
    const column = { path, filled: 0, isList: false, samples: [] }
    this.columns.set(path, column)
    return column
  }
}
