import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { noteStart } from '../server/db/last-start.ts'
import { openPortal, type TestPortal } from '../tests/support/portal/portal.ts'
import { runAs } from '../tests/support/portal/postgres.ts'
import { testSecrets } from '../tests/support/portal/test-services.ts'

/** Nothing listens there: the command says so, and still prints its link. */
const origin = 'http://localhost:9'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  await noteStart(portal.db, { origin, isDemo: false })
})
afterAll(() => portal.close())

/** The command without `--roles`, and what is typed when it asks; null closes its input without a word. */
async function invite(typed: string | null, name = '林澄') {
  const { secret, encryptionKeys } = testSecrets
  const script = join(import.meta.dirname, 'staff-invite.ts')
  const child = spawn(process.execPath, ['--no-warnings', script, '--name', name], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: portal.appUrl,
      YISUN_DEMO: '0',
      YISUN_ORIGIN: origin,
      YISUN_SMS_URL: 'https://sms.vendor.test/send',
      YISUN_SMS_KEY: 'f3a9c1d07b5e4482',
      YISUN_SECRET: secret.toString('base64'),
      YISUN_ENCRYPTION_KEYS: encryptionKeys.map(({ id, key }) => `${id}:${key.toString('base64')}`).join(),
    },
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(String(part)))
  child.stdin.end(typed ?? '')
  await once(child, 'close')
  return { status: child.exitCode, said: said.join('') }
}

const invitations = () =>
  portal.db.selectFrom('staff_invitations').select('roles').orderBy('created_at').execute()

it.each([
  ['by their keys', 'administrator, editor\n', ['administrator', 'editor']],
  [
    'in Chinese, with its comma, and one twice',
    '管理员，审核员、administrator\n',
    ['administrator', 'reviewer'],
  ],
  [
    'in English, by input that ends without a new line',
    'Administrator,Verifier',
    ['administrator', 'verifier'],
  ],
])('asks which roles, says what each may do, and takes them %s', async (_how, typed, roles) => {
  const { status, said } = await invite(typed)
  expect(said).toMatch(/^ {2}editor 内容编辑 Content editor\n(?: {6}· \S.*\n){2,} {6}\w.*; /m)
  expect(said).toMatch(/^ {6}· 编辑、审核和发布内容与图片，包括/m)
  expect(said).toContain('角色，用逗号分开 Roles, separated by commas: ')
  expect(said).toMatch(/^http:\/\/localhost:9\/staff\/invitation/m)
  expect(status).toBe(0)
  expect((await invitations()).at(-1)).toEqual({ roles })
})

test('a name of which something is not seen invites nobody', async () => {
  const before = await invitations()
  for (const name of ['林\u200b澄', '澄\u202e林', '林\n澄', '林\u001b[2J', '林'.repeat(41)]) {
    const { status, said } = await invite('administrator\n', name)
    expect([status, said]).toEqual([1, expect.stringContaining('Expects --name and --roles')])
  }
  expect(await invitations()).toEqual(before)
})

test('no answer, an empty answer and an unknown role invite nobody', async () => {
  const before = await invitations()
  for (const typed of [null, '\n', 'administrator, 老板\n']) {
    const { status, said } = await invite(typed)
    expect(status).toBe(1)
    expect(said).toMatch(typed?.includes('老板') ? /There is no role 老板/ : /Expects --name and --roles/)
  }
  expect(await invitations()).toEqual(before)
})

test('a portal that is still being started invites nobody, and says to wait', async () => {
  const owner = (statement: string) => runAs(portal.ownerUrl, [statement])
  await owner('alter table settings rename to settings_to_come')
  try {
    expect(await invite('administrator\n')).toEqual({
      status: 1,
      said: expect.stringMatching(/^The portal of this data is not ready: wait/),
    })
  } finally {
    await owner('alter table settings_to_come rename to settings')
  }
})
