import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../tests/support/temporary-folder.ts'

function start(environment: Record<string, string>) {
  const script = join(import.meta.dirname, 'main.ts')
  const env = { PATH: '/usr/bin:/bin', YISUN_DATA_DIR: join(temporaryFolder(), 'data'), ...environment }
  return spawnSync(process.execPath, ['--no-warnings', script], {
    env,
    encoding: 'utf8',
    timeout: 15_000,
    killSignal: 'SIGKILL',
  })
}

test.each([
  [{ PORT: 'http' }, 'PORT: expects a whole number from 1 to 65535\n'],
  [{ YISUN_DEMO: '0' }, /^YISUN_SMS_URL: .*expects an https address.*\n$/],
  [
    { YISUN_DATA_DIR: '/etc/passwd/data' },
    /^YISUN_DATA_DIR: \/etc\/passwd\/data cannot be made or entered .*\n$/,
  ],
])('a start with %j ends with 1 and one line, without a stack', (environment, line) => {
  const { status, stdout, stderr } = start(environment)
  expect(status).toBe(1)
  expect(stdout).toBe('')
  if (typeof line === 'string') expect(stderr).toBe(line)
  else expect(stderr).toMatch(line)
  expect(stderr.trimEnd()).not.toContain('\n')
})

test('a database that cannot be reached is named, its password is not', () => {
  const bytes = Array.from({ length: 48 }, (_, at) => (at * 89 + 7 * at * at + 131) % 256)
  const { status, stderr } = start({
    YISUN_DEMO: '0',
    YISUN_ORIGIN: 'https://portal.example.org',
    YISUN_SMS_URL: 'https://sms.vendor.test/send',
    YISUN_SMS_KEY: 'a-long-key-of-the-vendor',
    YISUN_SECRET: Buffer.from(bytes).toString('base64'),
    YISUN_ENCRYPTION_KEYS: `k1:${Buffer.from(bytes.slice(0, 32)).toString('base64')}`,
    DATABASE_URL: 'postgres://yisun_app:hush-hush@127.0.0.1:9/yisun',
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^DATABASE_URL: the database cannot be reached .*\n$/)
  expect(stderr).not.toContain('hush-hush')
})
