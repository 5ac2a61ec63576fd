import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The waves of the specification's tables that are built. */
const builtWaves: readonly string[] = ['foundation', 'portal', 'accounts']

/**
 * Paths of rows that are built although the rest of their wave is not: tested like those of a built wave,
 * while the other rows of the wave must still be missing.
 */
export const builtAhead: readonly string[] = [
  '/applyServices/:id',
  '/applyServicesDetail/:id',
  '/resourceApply/:id',
  '/resourceApplyDetail/:id',
  'industry/apply',
  'industry/service/team/list',
  'industry/order/detail',
  'techWebAPI/resource/v3/createApply',
  'techWebAPI/resource/v3/describeApplyDetail',
  'techWebAPI/resource/v3/describeApplyList',
  '/tools/selfTest',
  '/tools/digitalSelfTest',
  '/tools/selfTestResult',
  'px/question/creator/works',
  'px/question/creator/works/v3',
  'px/question/creator/works/v4',
  'vcissue/list',
  'px/works/question',
  'px/works/readlog',
  'px/works/reply',
]

/** Whether the portal has what a row specifies. */
export function isBuilt({ wave, path }: { wave: string; path: string }): boolean {
  return builtWaves.includes(wave) || builtAhead.includes(path)
}

export type RouteRow = { path: string; purpose: string; access: string; wave: string }
export type CallRow = {
  area: string
  method: string
  path: string
  /** The names of its inputs, such as `TeamID, ID`. */
  payload: string
  access: string
  secured: string
  wave: string
}

/** The rows of one of the specification's tables, keyed by the names in its first line. */
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
