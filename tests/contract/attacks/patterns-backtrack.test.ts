import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'

/*
 * Each regular expression in the sources is tried on its own content repeated twenty thousand times, with an
 * ending that does not match. A backtracking expression takes a second, any other a fraction of a
 * millisecond. Static analysers take minutes for the same and suspect as many harmless expressions again.
 */
const root = join(import.meta.dirname, '../../..')
const mostMs = 100

/** Expressions that are applied only to short texts or to texts that the server has made itself. */
const accepted = [
  String.raw`\B(?=(\d{3})+$)`,
  String.raw`^(.+?)\s*[：:]\s*(.*)$`,
  String.raw`<h2[^>]*>(.*?)<\/h2>`,
  String.raw`<h2>(.*?)<\/h2>`,
  String.raw`<h[34]>(.*?)<\/h[34]>`,
]

type Found = { pattern: string; flags: string; at: string }

function patternsOf(file: string): Found[] {
  const source = readFileSync(join(root, file), 'utf8')
  const found: Found[] = []
  const look = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return
    const { regex } = node as { regex?: { pattern: string; flags: string } }
    if (regex) found.push({ ...regex, at: file })
    for (const part of Object.values(node)) look(part)
  }
  look(parseSync(file, source).program)
  return found
}

function slowest({ pattern, flags }: Found): number {
  const regex = new RegExp(pattern, flags.replace('g', ''))
  const own = pattern.replace(/\\[a-zA-Z]/g, ' ').split(/[\s()[\]{}*+?|^$\\]/)
  const parts = new Set([' ', '\n', 'a', '1', '/', '<', '"', '.', '-', '中', ...own.filter(Boolean)])
  return Math.max(
    ...[...parts].map((part) => {
      const text = `x${part.repeat(Math.ceil(20_000 / part.length))}\0`
      const before = performance.now()
      regex.test(text)
      return performance.now() - before
    }),
  )
}

it('trust 53: no pattern of ours goes back and forth over what others write', () => {
  const files = globSync('{app,server,shared}/**/*.{ts,tsx}', { cwd: root })
  const sources = files.filter((file) => !/\.test\.|generated/.test(file))
  const patterns = new Map(
    sources.flatMap(patternsOf).map((found) => [`${found.pattern}/${found.flags}`, found]),
  )
  const tried = [...patterns.values()].filter(({ pattern }) => !accepted.includes(pattern))
  expect(tried.length).toBeGreaterThan(300)
  // An expression that was slow once, perhaps by chance, is measured again.
  expect(tried.filter((found) => slowest(found) > mostMs && slowest(found) > mostMs)).toEqual([])
})
