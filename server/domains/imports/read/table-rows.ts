import type { RowData } from './read-row.ts'

/** Column names from a table's first line: repeated ones are numbered, missing ones named by position. */
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

/** A row's cells by column name; empty ones are left out. */
export function namedCells(columns: readonly string[], cells: readonly string[]): RowData {
  return Object.fromEntries(
    columns.flatMap((column, index) => {
      const cell = cells[index]?.trim() ?? ''
      return cell === '' ? [] : [[column, [cell]]]
    }),
  )
}
