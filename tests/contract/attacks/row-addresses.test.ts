import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')

it('trust 54: no statement goes by where a row stands on the disk, which moves and can be typed', () => {
  const files = ['server', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name}`),
  )
  expect(files.length).toBeGreaterThan(500)
  const using = files.filter((file) => /\bctid\b|::tid\b/i.test(readFileSync(join(root, file), 'utf8')))
  expect(using.filter((file) => !file.endsWith('.test.ts'))).toEqual([])
})
