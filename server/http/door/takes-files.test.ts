import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { pageRoutes } from '../../../app/route-table.ts'
import { takesFiles } from './takes-files.ts'

const app = join(import.meta.dirname, '../../../app')
const form = 'multipart/form-data; boundary=x'

/** Whether a module, or one that it imports, has a form that can send files. */
function holdsFileForm(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  if (source.includes('encType="multipart/form-data"')) return true
  const imported = [...source.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, path = '']) =>
    join(dirname(file), path),
  )
  return imported.some((path) => path.startsWith(app) && existsSync(path) && holdsFileForm(path, seen))
}

it('every page whose forms can bring files says so, and no other', () => {
  const holding = pageRoutes.filter(({ file }) => holdsFileForm(join(app, file)))
  expect(holding.length).toBeGreaterThan(5)
  expect(pageRoutes.filter((page) => page.takesFiles).map(({ path }) => path)).toEqual(
    holding.map(({ path }) => path),
  )
})

it.each([
  ['/api/techforgood/file/upload', true],
  ['/api/techforgood/en/file/upload?a=b', true],
  ['/feedback', true],
  ['/en/feedback?kind=idea', true],
  ['/feedback.data', true],
  ['/home', false],
  ['/api/techforgood/toolbox/request', false],
  ['//feedback', false],
  ['http://portal/feedback', false],
  ['/api/techforgood/file/uploa%64', false],
])('a form to %s may bring files: %s', (address, may) => {
  expect(takesFiles(address, form)).toBe(may)
  expect(takesFiles(address, 'application/json')).toBe(false)
})
