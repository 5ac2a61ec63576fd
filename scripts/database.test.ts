import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../tests/support/portal/temporary-folder.ts'

test('db:reset fills a folder that holds nothing yet', () => {
  const dataDir = temporaryFolder()
  const { DATABASE_URL: _, ...env } = process.env
  const done = spawnSync(
    process.execPath,
    ['--no-warnings', join(import.meta.dirname, 'database.ts'), 'reset'],
    { env: { ...env, YISUN_DATA_DIR: dataDir, YISUN_DEMO: '1' }, encoding: 'utf8' },
  )
  expect([done.stderr, done.status]).toEqual(['', 0])
  expect(done.stdout).toContain(`The demo in ${dataDir} is as new`)
}, 240_000)
