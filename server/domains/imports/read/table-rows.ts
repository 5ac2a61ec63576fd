import type { RowData } from './read-row.ts'

/** The names in the first line of a table: one that comes again is numbered, one that is missing takes its place. */
export function namesOfColumns(cells: readonly string[]): string[] {
  const used = new Set<string>()
  return cells.map((cell, index) => {
    const name = cell.trim().replace(/\s+/g, ' ').slice(0, 120) || `#${index + 1}`
    let unique = name
    for (let count = 2; used.has(unique); count += 1) unique = `${name} (${count})`
    used.add(unique)
    return unique
  })
}

/** The cells of a row by the names of their columns; empty ones are left out. */
export function namedCells(columns: readonly string[], cells: readonly string[]): RowData {
  return Object.fromEntries(
    columns.flatMap((column, index) => {
      const cell = cells[index]?.trim() ?? ''
      return cell === '' ? [] : [[column, [cell]]]
    }),
  )
}
