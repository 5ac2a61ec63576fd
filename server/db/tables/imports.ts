import type { ColumnType, Generated } from 'kysely'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { CollectionName } from '../../../shared/rules/content/collections.ts'
import type { ImportColumn, ImportMapping } from '../../../shared/rules/imports/import-mapping.ts'
import type { ImportReason, RowNote, RowProblem } from '../../../shared/rules/imports/import-reasons.ts'
import type { ImportOutcome, ImportState } from '../../../shared/rules/imports/import-states.ts'

/** Read as a value, written as its JSON text. */
type Json<T> = ColumnType<T, string | undefined, string>

export type ImportsTables = {
  imports: {
    id: Generated<string>
    collection: CollectionName
    languages: Locale[]
    state: ImportState
    halted: string | null
    file_names: string[]
    skipped_files: Generated<string[]>
    storage_key: string | null
    columns: Json<ImportColumn[]>
    mapping: Json<ImportMapping>
    row_count: Generated<number>
    empty_rows: Generated<number>
    position: Generated<number>
    version: Generated<number>
    created_by: string
    created_at: Generated<Date>
    worked_by: string
    worked_at: Generated<Date>
    finished_at: Date | null
  }
  import_rows: {
    import_id: string
    position: number
    place: string
    data: Json<Record<string, string[]>>
    title: Generated<string>
    outcome: ImportOutcome | null
    problems: Json<RowProblem[]>
    notes: Json<RowNote[]>
    lacks: Generated<string[]>
    match_key: string | null
    number: number | null
    seen_version: number | null
    made_version: number | null
    before: ColumnType<unknown, string | null, string | null>
    kept: ImportReason | null
    is_undone: Generated<boolean>
  }
}
