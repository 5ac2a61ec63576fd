import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/**
 * The guide lists the tests that prove each promised row; tests name their rows in their titles.
 * `UPDATE_PROOFS=1 npx vitest run tests/contract/proofs.test.ts` rewrites the list, not the promises.
 */
const root = join(import.meta.dirname, '../..')
const guidePath = join(root, 'docs/guides/what-is-promised.md')
const head = '## Rows'

/** Rows that the tests of each commit, or those of the scanners, must prove. */
const proven = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 22, 23],
  ...[26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50],
  ...[51, 52, 53, 54, 55, 56, 57, 58, 59, 60],
]

type Proof = { row: number; file: string; name: string }

/** Every test title in its quotes that names rows. */
const named = /(['`])((?:(?!\1)[^\n\\]|\\.)*?\btrust (\d+(?:, \d+)*)(?:(?!\1)[^\n\\]|\\.)*)\1/g

function proofsIn(file: string): Proof[] {
  const source = readFileSync(join(root, file), 'utf8')
  return [...source.matchAll(named)].flatMap(([, , name = '', rows = '']) =>
    rows.split(', ').map((row) => ({ row: Number(row), file, name })),
  )
}

/** walk.ts holds the titles of the walk's tests, which run in two halves. */
const files = globSync(
  ['{app,server,shared,tests,scripts}/**/*.{test,spec}.{ts,tsx}', 'tests/contract/walk/walk.ts'],
  { cwd: root },
).sort()
const proofs = files.flatMap(proofsIn).sort((a, b) => a.row - b.row)

function listOf(promises: ReadonlyMap<number, string>): string {
  const rows = [...new Set(proofs.map(({ row }) => row))]
  const sections = rows.map((row) => {
    const own = proofs.filter((proof) => proof.row === row)
    const tests = own.map(({ file, name }) => `- [${file}](../../${file}): ${name}`)
    return `### ${row}. ${promises.get(row) ?? 'not yet written'}\n\n${tests.join('\n')}\n`
  })
  return `${head}\n\n${sections.join('\n')}`
}

describe('what is promised', () => {
  const guide = readFileSync(guidePath, 'utf8')
  const start = guide.indexOf(head)
  const promises = new Map(
    [...guide.matchAll(/^### (\d+)\. (.+)$/gm)].map(([, row, promise = '']) => [Number(row), promise]),
  )

  it.each(proven)('of row %i is proven by a test that bears its number', (row) => {
    expect(proofs.filter((proof) => proof.row === row)).not.toEqual([])
    expect(promises.get(row)).toMatch(/^\p{Lu}.+/u)
    expect(guide).toMatch(new RegExp(`^### ${row}\\. .+\n\n- \\[`, 'm'))
  })

  // The guide may lack a new proof for a while, but must not list one that is gone.
  it('is told by the guide with tests that exist', () => {
    const list = listOf(promises)
    if (process.env.UPDATE_PROOFS === '1') return writeFileSync(guidePath, guide.slice(0, start) + list)
    const tests = (text: string) => text.match(/^- \[.+$/gm) ?? []
    const existing = new Set<string>(tests(list))
    expect(tests(guide).filter((test) => !existing.has(test))).toEqual([])
  })
})
