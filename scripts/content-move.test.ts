import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { noteStart } from '../server/db/last-start.ts'
import { openPortal, type TestPortal } from '../tests/support/portal/portal.ts'
import { testSecrets } from '../tests/support/portal/test-services.ts'

const origin = 'http://localhost:9'
const place = mkdtempSync(join(tmpdir(), 'yisun-move-'))
const folder = join(place, 'ours')

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  await noteStart(portal.db, { origin, isDemo: false })
  mkdirSync(join(folder, 'labels'), { recursive: true })
  writeFileSync(join(folder, 'content.json'), '{ "format": 1 }')
})
afterAll(async () => {
  await portal.close()
  rmSync(place, { recursive: true })
})

function writeLabel(name: Record<'zh' | 'en', string>): void {
  const at = '2026-11-01T09:00:00+08:00'
  const label = {
    published: { zh: at, en: at },
    shared: { order: 1 },
    zh: { name: name.zh },
    en: { name: name.en },
  }
  writeFileSync(join(folder, 'labels/7001-river.json'), JSON.stringify(label))
}

async function run(command: 'import' | 'export' | 'from-survey', ...words: string[]) {
  const { secret, encryptionKeys } = testSecrets
  const script = join(import.meta.dirname, `content-${command}.ts`)
  const child = spawn(process.execPath, ['--no-warnings', script, ...words], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: portal.appUrl,
      YISUN_DATA_DIR: join(place, 'data'),
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
  await once(child, 'close')
  return { status: child.exitCode, said: said.join('') }
}

const labels = () =>
  portal.db.selectFrom('content_live').select('number').where('collection', '=', 'labels').execute()

it('refuses with every reason, tries, writes, and takes out what it has written', async () => {
  writeLabel({ zh: '河'.repeat(30), en: '' })
  const refused = await run('import', folder)
  expect(refused.status).toBe(1)
  expect(refused.said.split('\n').filter(Boolean)).toEqual([
    'Nothing was written:',
    expect.stringMatching(/^labels\/7001-river\.json: zh\.name: \S.*24/),
    expect.stringMatching(/^labels\/7001-river\.json: en\.name: \S/),
  ])
  writeLabel({ zh: '河', en: 'River' })
  const tried = await run('import', folder, '--try')
  expect(tried).toEqual({ status: 0, said: 'labels: 1 new\nNothing was written: this was a trial\n' })
  expect(await labels()).toEqual([])
  const written = await run('import', folder)
  expect(written).toEqual({ status: 0, said: 'labels: 1 new\nWritten, and seen by readers now\n' })
  expect(await labels()).toHaveLength(2)
  const taken = join(place, 'taken')
  expect(await run('export', taken)).toMatchObject({ status: 0 })
  expect(readdirSync(join(taken, 'labels'))).toEqual(['7001-river.json'])
  const again = await run('import', taken)
  expect(again).toEqual({ status: 0, said: 'labels: 1 the same\nThe portal has all of it already\n' })
}, 120_000)

it('writes over nothing that is no package', async () => {
  const { status, said } = await run('export', place)
  expect([status, said]).toEqual([1, expect.stringContaining('holds other things')])
})

it('makes a package of a survey, which an import takes in as drafts', async () => {
  const file = join(place, 'survey.json')
  const made = join(place, 'self-test')
  const pages = [{ name: 'Files', elements: [{ type: 'boolean', name: 'Are files copied elsewhere?' }] }]
  writeFileSync(
    file,
    JSON.stringify({ title: 'Files', pages: [{ elements: [{ type: 'html', name: 'a' }] }] }),
  )
  const refused = await run('from-survey', file, made)
  expect(refused.status).toBe(1)
  expect(refused.said).toContain('has no question that can be scored')
  writeFileSync(file, JSON.stringify({ title: 'Files', pages }))
  expect((await run('from-survey', file, made, '--publish')).said).toContain('selfTests/4001: shared.minutes')
  const { status, said } = await run('from-survey', file, made)
  expect([status, said]).toEqual([0, `${made}: 3 records, as drafts once imported\n`])
  const { said: written } = await run('import', made)
  expect(written).toContain('selfTestQuestions: 1 new')
  expect(written).toContain('Written as drafts: readers see them once they are published')
  const texts = await portal.db
    .selectFrom('content_texts')
    .select(['collection', 'state', 'language'])
    .where('number', '>=', 4001)
    .where('number', '<', 4010)
    .execute()
  expect(texts).toHaveLength(6)
  expect(texts.every(({ state }) => state === 'draft')).toBe(true)
})
