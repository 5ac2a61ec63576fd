import type { ColumnType } from 'kysely'
import type { ImpactFigure } from '../../../shared/rules/impact.ts'

export type ImpactTables = {
  impact_figures: Omit<ImpactFigure, 'value'> & {
    /** A bigint, read as text. */
    value: ColumnType<string, number, never>
    counted_at: ColumnType<Date, never, never>
  }
}
