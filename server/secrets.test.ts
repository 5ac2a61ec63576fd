import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../tests/support/portal/temporary-folder.ts'
import { loadSecrets } from './secrets.ts'

const nothingStated = { secret: null, encryptionKeys: null }

test('made once, kept by their user alone, and the same ever after', () => {
  const dataDir = join(temporaryFolder(), 'data')
  const first = loadSecrets({ dataDir, ...nothingStated })
  expect(first.secret.length).toBeGreaterThanOrEqual(32)
  expect(first.encryptionKeys).toMatchObject([{ id: 'k1' }])
  expect(first.encryptionKeys[0]?.key).toHaveLength(32)
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
  expect(loadSecrets({ dataDir, ...nothingStated })).toEqual(first)
  const other = loadSecrets({ dataDir: join(temporaryFolder(), 'data'), ...nothingStated })
  expect(other.secret.equals(first.secret)).toBe(false)
})

test('stated secrets win, and no file is made when nothing is missing', () => {
  const folder = temporaryFolder()
  const stated = loadSecrets({ dataDir: join(folder, 'one'), ...nothingStated })
  expect(loadSecrets({ dataDir: join(folder, 'two'), ...stated })).toEqual(stated)
  expect(() => statSync(join(folder, 'two'))).toThrow('ENOENT')
  const mixed = loadSecrets({ dataDir: join(folder, 'three'), secret: stated.secret, encryptionKeys: null })
  expect(mixed.secret).toBe(stated.secret)
  expect(mixed.encryptionKeys).not.toEqual(stated.encryptionKeys)
})

test('a lost file is not replaced while there is data that needs its keys', () => {
  const dataDir = join(temporaryFolder(), 'data')
  loadSecrets({ dataDir, ...nothingStated })
  mkdirSync(join(dataDir, 'postgres'))
  rmSync(join(dataDir, 'secrets.json'))
  expect(() => loadSecrets({ dataDir, ...nothingStated })).toThrow(/secrets\.json is missing .*restore it/)
})

test('a file that others can read, or that was altered, is refused without showing it', () => {
  const dataDir = join(temporaryFolder(), 'data')
  loadSecrets({ dataDir, ...nothingStated })
  const path = join(dataDir, 'secrets.json')
  chmodSync(path, 0o640)
  expect(() => loadSecrets({ dataDir, ...nothingStated })).toThrow(/expects mode 0600/)
  chmodSync(path, 0o600)
  const content = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, JSON.stringify({ ...content, secret: 'c2hvcnQ=' }))
  expect(() => loadSecrets({ dataDir, ...nothingStated })).toThrow(
    /"secret" expects at least 32 random bytes/,
  )
  writeFileSync(path, '{')
  expect(() => loadSecrets({ dataDir, ...nothingStated })).toThrow(/cannot be read/)
})
