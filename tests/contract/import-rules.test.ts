import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importRules } from './tables/import-rules.ts'

/**
 * Each import rule is tried on files that keep and break it, laid out and linted as in the project. This
 * exposes a glob that matches nothing and a later override that replaces an earlier one.
 */
const root = join(import.meta.dirname, '../..')
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'yisun-import-rules-')))
const refusals = new Map<string, string[]>()

const queryBuilding = "export const found = (db: Db) => db.selectFrom('tools').selectAll().execute()\n"
const cycle = ['server/domains/toolbox/circle-a.ts', 'server/domains/home/circle-b.ts'] as const

beforeAll(() => {
  copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'))
  for (const rule of importRules) {
    for (const from of [...rule.legal, ...rule.refused]) write(fileOf(rule.file, from), importing(from))
  }
  write('server/domains/home/builds-query.ts', queryBuilding)
  write('server/domains/home/home.queries.ts', queryBuilding)
  write(cycle[0], "import { b } from '../home/circle-b.ts'\nexport const a = () => b\n")
  write(cycle[1], "import { a } from '../toolbox/circle-a.ts'\nexport const b = () => a\n")
  lint()
})

afterAll(() => rmSync(folder, { recursive: true }))

describe('import rules', () => {
  it.each(importRules)('$rule', ({ file, legal, refused }) => {
    for (const from of legal) expect(refusals.get(fileOf(file, from)) ?? [], from).toEqual([])
    for (const from of refused) {
      expect(refusals.get(fileOf(file, from)) ?? [], from).toEqual(['lint/style/noRestrictedImports'])
    }
  })

  it('builds queries in *.queries.ts alone', () => {
    expect(refusals.get('server/domains/home/builds-query.ts')).toEqual([
      'lint/nursery/noJsRestrictedProperties',
    ])
    expect(refusals.get('server/domains/home/home.queries.ts')).toBeUndefined()
  })

  it('lets no two domains import each other in a circle', () => {
    for (const file of cycle) expect(refusals.get(file), file).toEqual(['lint/suspicious/noImportCycles'])
  })

  it('gives pages the contract by type: only its errors have a value that they may import', () => {
    const files = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.tsx?$/.test(name) && !name.includes('.test.'),
    )
    const found = files.flatMap((name) => valuesOfContract(readFileSync(join(root, 'app', name), 'utf8')))
    expect([...new Set(found)].sort()).toEqual(['error-table', 'errors'])
    const breach = "import {\n  type A,\n  toolboxCalls,\n} from '../../shared/contract/toolbox/toolbox.ts'\n"
    expect(valuesOfContract(breach)).toEqual(['toolbox/toolbox'])
    expect(valuesOfContract(breach.replace('import', 'import type'))).toEqual([])
  })
})

/** The contract files from which a source imports more than types. */
function valuesOfContract(source: string): string[] {
  const imports = source.matchAll(
    /^(?:import|export) (?!type )[^'"]*from '[./]*shared\/contract\/(.+)\.ts'/gm,
  )
  return [...imports].map(([, name = '']) => name)
}

function importing(from: string): string {
  return `import { a } from '${from}'\nexport const b = a\n`
}

/** Each import gets a file of its own beside the rule's file, so that one breach does not hide another. */
function fileOf(file: string, from: string): string {
  return file.replace('*', Buffer.from(from).toString('hex'))
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

type Diagnostic = { category: string; location: { path: string } }

function lint(): void {
  const only = ['style/noRestrictedImports', 'nursery/noJsRestrictedProperties', 'suspicious/noImportCycles']
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    [
      'lint',
      '--vcs-enabled=false',
      '--reporter=json',
      '--max-diagnostics=none',
      ...only.map((rule) => `--only=${rule}`),
      folder,
    ],
    { cwd: folder, encoding: 'utf8' },
  )
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] }
  for (const { category, location } of diagnostics) {
    const path = location.path.replace(`${folder}/`, '')
    refusals.set(path, [...(refusals.get(path) ?? []), category])
  }
}
