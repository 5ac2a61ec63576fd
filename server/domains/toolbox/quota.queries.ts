import type { Db } from '../../db/database.ts'

/** Grants of each tool reserved or spent in a calendar year; tools without any are absent. */
export async function listTakenStock(db: Db, numbers: number[], year: number): Promise<Map<number, number>> {
  if (numbers.length === 0) return new Map()
  const rows = await db
    .selectFrom('offering_stock_periods')
    .select(['offering_number', 'reserved', 'spent'])
    .where('offering_kind', '=', 'tool')
    .where('offering_number', 'in', numbers)
    .where('year', '=', year)
    .execute()
  return new Map(rows.map((row) => [row.offering_number, row.reserved + row.spent]))
}
