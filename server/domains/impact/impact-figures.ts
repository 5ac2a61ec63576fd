import type { OutputOf } from '../../../shared/contract/call.ts'
import type { Contract } from '../../../shared/contract/contract.ts'
import { type ImpactFigure, publishedFigures } from '../../../shared/rules/impact.ts'
import type { CallContext } from '../../context.ts'
import { fieldNames } from '../content/records/field-names.ts'
import { listFigures } from './impact.queries.ts'
import { impactQuery } from './impact-query.ts'

/** The figures counted last, those of too few teams hidden. */
export async function impactFigures({ db }: CallContext): Promise<OutputOf<Contract['impact']['figures']>> {
  const [rows, fields] = await Promise.all([listFigures(db), fieldNames(db)])
  const counted = rows.map(({ value, ...row }): ImpactFigure => ({ ...row, value: Number(value) }))
  const place = ({ key }: ImpactFigure) => {
    const found = fields.findIndex(({ alias }) => alias === key)
    return found < 0 ? fields.length : found
  }
  // Sorted by value, a list would tell the order of what it hides.
  const sorted = counted.sort((a, b) => b.year - a.year || place(a) - place(b))
  const values = publishedFigures(sorted)
  return {
    countedAt: rows[0]?.counted_at.toISOString() ?? null,
    figures: sorted.map(({ measure, year, split, key }, index) => ({
      measure,
      year,
      split,
      key,
      name: (split === 'field' && fields.find(({ alias }) => alias === key)?.name) || null,
      value: values[index] ?? null,
    })),
    query: impactQuery,
  }
}
