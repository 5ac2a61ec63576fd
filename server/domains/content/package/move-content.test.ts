import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Api } from '../../../../shared/contract/contract.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../../tests/support/world/actors.ts'
import { makePhoto, moveNow } from '../../../../tests/support/world/articles.ts'
import { loadContent } from '../../../db/demo/load-content.ts'
import { fillEmpty } from '../../../fill-empty.ts'
import { contentFolder, starterNames } from './content-folder.ts'
import { exportContent } from './export-content.ts'
import { importPackage } from './import-package.ts'
import { readPackage } from './read-package.ts'
import { writeRecord } from './write-package.ts'

const folders: string[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'yisun-package-'))
  folders.push(folder)
  return folder
}
let first: TestPortal
let second: TestPortal
let editor: Api
let pictureId: string
/** What visitors of the first portal read. */
let told: string
beforeAll(async () => {
  first = await openPortal({ content: 'demo' })
  second = await openPortal()
  await fillEmpty(second.appUrl, null)
  await loadContent(second.db, 'packages/home')
  editor = await first.api({ token: (await createStaff(first, ['editor'])).token })
  await workOn(editor)
  told = await exported(first)
}, 300_000)
afterAll(async () => {
  await first.close()
  await second.close()
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** Changes that editors make to a portal: a picture, their own texts, their own order, and removals. */
async function workOn({ contentStaff, files }: Api): Promise<void> {
  const { fileId } = await files.upload({ purpose: 'picture', file: await makePhoto() })
  pictureId = (await contentStaff.pictureAdd({ fileId, altZh: '操场', altEn: 'The playground' })).pictureId
  const article = { collection: 'articles' as const, number: '201' }
  const { shared, texts, version } = await contentStaff.recordDetail(article)
  const zh = {
    ...texts.zh.fields,
    body: `${texts.zh.fields.body}<img src="/pictures/${pictureId}/960.webp">`,
  }
  await contentStaff.recordSave({
    ...{ ...article, version, shared: { ...shared, cover: pictureId } },
    texts: { zh, en: texts.en.fields },
  })
  await moveNow(editor, 'articles', '201', 'zh', 'publish')
  await moveNow(editor, 'articles', '202', 'en', 'withdraw')
  await moveNow(editor, 'tools', '1009', 'zh', 'withdraw')
  await moveNow(editor, 'tools', '1009', 'en', 'withdraw')
  for (const language of ['zh', 'en'] as const)
    await moveNow(editor, 'footerLinks', '10', language, 'withdraw')
  const home = await contentStaff.recordDetail({ collection: 'homePage', number: '1' })
  await contentStaff.recordSave({
    ...{ collection: 'homePage', number: '1', version: home.version, shared: home.shared },
    texts: { zh: { ...home.texts.zh.fields, title: '把河看住' }, en: home.texts.en.fields },
  })
  await moveNow(editor, 'homePage', '1', 'zh', 'publish')
  const added = await contentStaff.recordAdd({
    ...{ collection: 'labels', shared: { order: '9' } },
    texts: { zh: { name: '后来加的' }, en: { name: 'Added later' } },
  })
  await moveNow(editor, 'labels', added.number, 'zh', 'publish')
  await contentStaff.recordAdd({
    ...{ collection: 'labels', shared: { order: '10' } },
    texts: { zh: { name: '没有发布的' }, en: { name: 'Never published' } },
  })
}

async function exported({ db, services: { files } }: TestPortal): Promise<string> {
  const folder = newFolder()
  await exportContent({ db, files }, folder)
  return folder
}

function bring(
  { db, services: { files, cipher, contentChanged } }: TestPortal,
  folder: string,
  options: { keepsOwn?: boolean; isTrial?: boolean } = {},
) {
  const { content, problems } = readPackage(folder, { today: '2026-11-25' })
  expect(problems).toEqual([])
  const announce = (trx: typeof db) => contentChanged(trx, 'everywhere')
  const stated = { keepsOwn: false, isTrial: false, requestId: crypto.randomUUID(), ...options }
  return importPackage({ db, files, cipher, announce }, content, stated)
}

function filesIn(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))
  const paths = names.filter((path) => statSync(path).isFile()).sort()
  return new Map(paths.map((path) => [relative(folder, path), readFileSync(path, 'base64')]))
}

it('contains the published content with its pictures, and nothing else', () => {
  const names = [...filesIn(told).keys()]
  expect(names.length).toBeGreaterThan(420)
  expect(names).toEqual(expect.arrayContaining([`pictures/${pictureId}.jpg`, `pictures/${pictureId}.json`]))
  expect(names.filter((name) => /tools\/1009|footerLinks\/10-/.test(name))).toEqual([])
  const text = names.map((name) => readFileSync(join(told, name), 'utf8')).join('')
  expect(text).toContain('后来加的')
  expect(text).not.toContain('没有发布的')
  const article = JSON.parse(
    readFileSync(join(told, names.find((name) => name.includes('articles/202')) ?? ''), 'utf8'),
  )
  expect(Object.keys(article.published)).toEqual(['zh'])
  expect(article.en).toBeUndefined()
})

it('fills an empty portal, which then exports the same files', async () => {
  const tried = await bring(second, told, { isTrial: true })
  expect(tried.problems).toEqual([])
  const before = filesIn(await exported(second))
  expect(before.size).toBeLessThan(200)
  const report = await bring(second, told)
  expect(report).toMatchObject({ problems: [], kept: [], pictures: 1, isSiteNew: true })
  expect([report.added.length, report.changed.length]).toEqual([tried.added.length, tried.changed.length])
  expect(report.hidden).toContainEqual({ collection: 'footerLinks', number: 10 })
  expect(filesIn(await exported(second))).toEqual(filesIn(told))
  const again = await bring(second, told)
  expect([again.added, again.changed, again.hidden, again.pictures, again.isSiteNew]).toEqual([
    [],
    [],
    [],
    0,
    false,
  ])
})

it('is searchable, selectable and numbered after, like records written here', async () => {
  const visitor = await second.api({ locale: 'en' })
  const { items } = await visitor.toolbox.searchTools({ keywords: 'umi-ocr', page: 1 })
  expect(items[0]?.toolId).toBe('1035')
  const staff = await second.api({ token: (await createStaff(second, ['editor'])).token })
  const added = await staff.contentStaff.recordAdd({
    ...{ collection: 'labels', shared: { order: '11' } },
    texts: { zh: { name: '这里加的' }, en: { name: 'Added here' } },
  })
  expect(Number(added.number)).toBeGreaterThan(5001)
  const events = await second.db
    .selectFrom('audit_events')
    .select(['account_id', 'after'])
    .where('kind', '=', 'content.imported')
    .where('subject_id', '=', 'tools/1035')
    .execute()
  expect(events).toEqual([{ account_id: null, after: { by: 'command line' } }])
})

it('keeps local changes, or is refused as a whole because of them', async () => {
  const staff = await second.api({ token: (await createStaff(second, ['editor'])).token })
  const tool = { collection: 'tools' as const, number: '1002' }
  const { texts, shared, version } = await staff.contentStaff.recordDetail(tool)
  const zh = { ...texts.zh.fields, tagline: '我们自己写的一句话' }
  await staff.contentStaff.recordSave({ ...tool, version, shared, texts: { zh, en: texts.en.fields } })
  const newer = newFolder()
  await exportContent({ db: first.db, files: first.services.files }, newer)
  const path = (start: string) => {
    const name = readdirSync(join(newer, 'notices')).find((one) => one.startsWith(start)) ?? ''
    return join(newer, 'notices', name)
  }
  const notice = JSON.parse(readFileSync(path('4001'), 'utf8'))
  writeFileSync(path('4001'), JSON.stringify({ ...notice, zh: { ...notice.zh, title: '另一个标题' } }))
  const refused = await bring(second, newer)
  expect(refused.problems).toEqual([{ at: 'tools/1002', field: '', reason: 'writtenHere' }])
  const titles = async () =>
    (await (await second.api()).toolbox.noticeList({})).items.map(({ title }) => title)
  expect(await titles()).not.toContain('另一个标题')
  const report = await bring(second, newer, { keepsOwn: true })
  expect(report).toMatchObject({ problems: [], kept: [{ number: 1002 }], changed: [{ number: 4001 }] })
  expect(await titles()).toContain('另一个标题')
  const kept = await staff.contentStaff.recordDetail(tool)
  expect(kept.texts.zh.fields.tagline).toBe('我们自己写的一句话')
})

it('names everything that is wrong in one list', () => {
  const folder = newFolder()
  const write = (name: string, value: unknown) => writeFileSync(join(folder, name), JSON.stringify(value))
  for (const name of ['labels', 'articles', 'recipes', 'pictures']) mkdirSync(join(folder, name))
  const published = { zh: '2026-11-01T09:00:00+08:00' }
  write('content.json', { format: 1 })
  write('labels/7001.json', { published, shared: { order: 1, colour: 'red' }, zh: { name: '河'.repeat(30) } })
  write('articles/7002-no-label.json', { published, shared: {}, zh: { title: ['一', '二'] } })
  writeFileSync(join(folder, 'articles/7003.json'), '{')
  write('articles/notes.json', {})
  const { problems } = readPackage(folder, { today: '2026-11-25' })
  expect(problems.map(({ at, field, reason }) => `${at} ${field} ${reason}`)).toEqual([
    'recipes  noCollection',
    'articles/notes.json  unexpected',
    'articles/7002-no-label.json zh.title unexpected',
    'articles/7002-no-label.json shared.labels required',
    'articles/7002-no-label.json zh.title required',
    'articles/7002-no-label.json zh.summary required',
    'articles/7002-no-label.json zh.body required',
    'articles/7003.json  unreadable',
    'labels/7001.json shared.colour unexpected',
    'labels/7001.json zh.name tooLong',
  ])
})

const ownPackages = ['first', 'demo', ...starterNames().map((name) => `packages/${name}` as const)] as const

it.each(ownPackages)('finds content/%s as an export would write it', (name) => {
  const own = contentFolder(name)
  const { content, problems } = readPackage(own, { today: '2026-11-25' })
  expect(problems).toEqual([])
  const folder = newFolder()
  for (const record of content.records) writeRecord(folder, record)
  const ours = filesIn(own)
  ours.delete('content.json')
  expect(filesIn(folder)).toEqual(ours)
})
