import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The waves of the specification's tables that are built. */
export const builtWaves: readonly string[] = ['foundation']

export type RouteRow = { path: string; purpose: string; access: string; wave: string }
export type CallRow = {
  area: string
  method: string
  path: string
  access: string
  secured: string
  wave: string
}

/** The rows of one of the specification's tables, by the names in its first line. */
export function readTable<Row>(name: 'routes' | 'calls'): Row[] {
  const [head = '', ...lines] = readFileSync(join(import.meta.dirname, `tables/${name}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
  const columns = head.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])) as Row
  })
}
