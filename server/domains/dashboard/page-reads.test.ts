import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { recordOfPath } from '../../../shared/rules/content/record-of-path.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../tests/support/world/actors.ts'
import { openDatabase } from '../../db/database.ts'
import { isCrawler } from './is-crawler.ts'
import { PageReads } from './page-reads.ts'

const failures: unknown[] = []
let portal: TestPortal
let other: PageReads
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
  other = new PageReads(portal.db, (error) => failures.push(error))
})
beforeEach(() => portal.db.deleteFrom('page_reads').execute())
afterAll(() => portal.close())

const browser =
  'Mozilla/5.0 (Linux; Android 14; CUBOT X70) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
const reader = { userAgent: browser, purpose: undefined }
const counts = async () => {
  const rows = await portal.db
    .selectFrom('page_reads')
    .select(['collection', 'number', 'language', 'count'])
    .orderBy('collection')
    .orderBy('language')
    .execute()
  return rows.map(({ collection, number, language, count }) => `${collection} ${number} ${language} ${count}`)
}
const firstTool = async () =>
  (
    await portal.db
      .selectFrom('content_live')
      .select('number')
      .where('collection', '=', 'tools')
      .orderBy('number')
      .executeTakeFirstOrThrow()
  ).number

it('find the record that a page shows', () => {
  expect(recordOfPath('/en/tools/toolsDetail/12')).toEqual({
    collections: ['tools'],
    key: '12',
    byAlias: false,
    language: 'en',
  })
  expect(recordOfPath('/privacy')).toMatchObject({ key: 'privacy', byAlias: true, language: 'zh' })
  expect(recordOfPath('/tools/toolsDetail/0')).toBeNull()
  expect(recordOfPath('/news/12/13')).toBeNull()
})

it.each([
  ['a telephone', browser, false],
  ['a browser of an app', 'Mozilla/5.0 (iPhone) AppleWebKit/605 MicroMessenger/8.0 baiduboxapp/13', false],
  ['Baidu', 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)', true],
  ['Google', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Bytedance', 'Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (compatible; Bytespider; …)', true],
  ['a program', 'curl/8.5.0', true],
  ['whoever says nothing', undefined, true],
])('tell %s apart', (_name, userAgent, expected) => {
  expect(isCrawler(userAgent)).toBe(expected)
})

it('add up over nodes that write at once, without crawlers, prefetches and pages of no record', async () => {
  const number = await firstTool()
  for (const node of [portal.reads, other]) {
    for (let time = 0; time < 50; time++) node.count(`/tools/toolsDetail/${number}`, reader)
    node.count(`/en/tools/toolsDetail/${number}`, reader)
    node.count('/privacy', reader)
    node.count('/privacy', { userAgent: 'curl/8.5.0', purpose: undefined })
    node.count('/privacy', { userAgent: browser, purpose: 'prefetch;anonymous-client-ip ' })
    for (const path of ['/', '/tools', '/news/999999', '/nothing']) node.count(path, reader)
  }
  await Promise.all([portal.reads.write(), other.write(), other.write()])
  const privacy = (await counts())[0]?.split(' ')[1]
  expect(await counts()).toEqual([`pages ${privacy} zh 2`, `tools ${number} en 2`, `tools ${number} zh 100`])
  expect(failures).toEqual([])
})

it('are kept while the database does not answer, and counted once', async () => {
  const { db } = openDatabase('postgres://nobody@127.0.0.1:9/nothing', { maxConnections: 1 })
  let database = db
  const failing = new Proxy({} as typeof db, {
    get: (_, name) => {
      const value = Reflect.get(database, name, database)
      return value instanceof Function ? value.bind(database) : value
    },
  })
  const reads = new PageReads(failing, (error) => failures.push(error))
  const path = `/tools/toolsDetail/${await firstTool()}`
  reads.count(path, reader)
  await reads.write()
  expect(failures).toHaveLength(1)
  reads.count(path, reader)
  database = portal.db
  await reads.stop()
  await reads.stop()
  await db.destroy()
  expect(await counts()).toEqual([`tools ${await firstTool()} zh 2`])
})

it('count a page that the browser shows by a call, and no program that asks for data', async () => {
  const number = await firstTool()
  const ask = (headers: Record<string, string>, language = '') =>
    portal.fetch(`/api/techforgood/${language}toolbox/item/detail`, {
      method: 'POST',
      body: JSON.stringify({ toolId: String(number) }),
      headers: { 'content-type': 'application/json', ...headers },
    })
  const answer = await ask({ 'user-agent': browser })
  expect(await answer.json()).toMatchObject({ code: 0 })
  await ask({ 'user-agent': browser }, 'en/')
  await ask({ 'user-agent': browser, 'sec-fetch-site': 'none' })
  await ask({ 'user-agent': 'Googlebot/2.1' })
  await portal.reads.write()
  expect(await counts()).toEqual([`tools ${number} en 1`, `tools ${number} zh 1`])
})

it('appear in the figures by day and week, with a link to the record', async () => {
  const number = await firstTool()
  await portal.db
    .insertInto('page_reads')
    .values([
      { day: '2020-01-01', collection: 'tools', number, language: 'zh', count: 9 },
      {
        day: new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10),
        collection: 'tools',
        number,
        language: 'en',
        count: 3,
      },
    ])
    .execute()
  portal.reads.count(`/tools/toolsDetail/${number}`, reader)
  await portal.reads.write()
  const { dashboardStaff } = await portal.api({ token: (await createStaff(portal, ['editor'])).token })
  const of = async (period: 7 | 30 | 365) => (await dashboardStaff.figures({ period })).reads
  expect(await of(7)).toMatchObject({ by: 'day', records: [{ number: String(number), zh: 1, en: 0 }] })
  const month = await of(30)
  expect(month?.spans).toHaveLength(30)
  expect(month?.spans.at(-1)).toMatchObject({ zh: 1, en: 0 })
  expect(month?.records).toMatchObject([{ path: `/tools/toolsDetail/${number}`, zh: 1, en: 3 }])
  expect(month?.records[0]?.title).not.toBe(String(number))
  const year = await of(365)
  expect(year?.by).toBe('week')
  expect(year?.spans.reduce((sum, { zh, en }) => sum + zh + en, 0)).toBe(4)
})
