import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../../../tests/support/portal/portal.ts'
import { createStaff } from '../../../../tests/support/world/actors.ts'
import { listedTool, toolTexts } from '../../../../tests/support/world/tool-records.ts'
import { createHttpProbe } from '../../../adapters/links/http-probe.ts'
import { seedRecords } from '../records/seed-records.ts'
import { checkLinks } from './check-links.jobs.ts'

let portal: TestPortal
let server: Server
let asked: string[] = []
let gone = ['/gone']
let url: (name: string, path: string) => string
beforeAll(async () => {
  portal = await openPortal()
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.headers.host?.split(':')[0]}${request.url}`)
    response.writeHead(gone.includes(request.url ?? '') ? 404 : 200).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  url = (name, path) => `http://${name}.test:${port}${path}`
  portal.services.links = createHttpProbe({
    userAgent: 'Yisun test',
    isAllowed: (address) => address === '127.0.0.1',
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  })
  const texts = (...links: string[]) => ({
    title: '河',
    summary: '岸',
    body: `<p>${links.map((link) => `<a href="${link}">a</a>`).join('、')}</p>`,
  })
  const publishedAt = new Date('2026-03-02T09:00:00+08:00')
  await seedRecords(portal.db, [
    {
      collection: 'labels',
      number: 9,
      shared: { order: '1' },
      texts: { zh: { name: '河' }, en: { name: 'River' } },
      publishedAt,
    },
    {
      collection: 'articles',
      number: 700,
      shared: { labels: ['9'] },
      texts: {
        zh: texts(url('one', '/gone'), url('one', '/here?a=1&amp;b=2'), '/tools', 'mailto:a@b.example'),
        en: texts(url('two', '/gone')),
      },
      publishedAt,
    },
    {
      collection: 'tools',
      number: 701,
      shared: { ...listedTool, homepage: url('safe', '/') },
      texts: toolTexts,
      publishedAt,
    },
  ])
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await portal.close()
})

/** Checks what is due now, as if a day had passed. */
const check = () => checkLinks(portal.services, {}, 'test')
async function nextDay(): Promise<void> {
  await sql`update outside_links set due_at = due_at - interval '1 day', claimed_at = claimed_at - interval '1 day',
    failed_on = failed_on - 1, failing_since = failing_since - interval '1 day'`.execute(portal.db)
}
async function aMinuteLater(): Promise<void> {
  await sql`update outside_links set claimed_at = claimed_at - interval '61 seconds'`.execute(portal.db)
}
const figures = async () => {
  const { token } = await createStaff(portal, ['editor'])
  return (await (await portal.api({ token })).dashboardStaff.figures({ period: 30 })).brokenLinks
}

it('asks each host once a minute, two nodes together never the same', async () => {
  await Promise.all([check(), check(), check()])
  expect(asked.filter((one) => one.startsWith('HEAD one.test'))).toHaveLength(1)
  expect(asked.filter((one) => one.startsWith('HEAD two.test'))).toHaveLength(1)
  await aMinuteLater()
  await Promise.all([check(), check()])
  await check()
  const heads = asked.filter((one) => one.startsWith('HEAD'))
  expect(heads.sort()).toEqual(['HEAD one.test/gone', 'HEAD one.test/here?a=1&b=2', 'HEAD two.test/gone'])
})

it('calls a link broken when it failed on three days, with the way to its record', async () => {
  for (const day of [2, 3]) {
    expect(await figures(), `before day ${day}`).toEqual({ total: 0, items: [] })
    await nextDay()
    await check()
    // A second failure on the same day counts once.
    await sql`update outside_links set due_at = now(), claimed_at = null`.execute(portal.db)
    await check()
    await aMinuteLater()
    await check()
  }
  const since = new Date(Date.now() - 2 * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10)
  const article = { collection: 'articles', number: '700', title: '河', field: 'body', since, answer: '404' }
  const homepage = url('safe', '/').replace('http:', 'https:')
  const found = await figures()
  expect(found?.total).toBe(3)
  expect(found?.items).toEqual(
    expect.arrayContaining([
      { ...article, languages: ['zh'], url: url('one', '/gone') },
      { ...article, languages: ['en'], url: url('two', '/gone') },
      {
        ...{
          collection: 'tools',
          number: '701',
          title: '整表助手',
          languages: ['zh', 'en'],
          field: 'homepage',
        },
        ...{ url: homepage, since, answer: 'notSecure' },
      },
    ]),
  )
})

it('checks again at once after a record changes, and forgets links that were removed', async () => {
  const { token } = await createStaff(portal, ['editor'])
  const { contentStaff } = await portal.api({ token })
  const key = { collection: 'articles' as const, number: '700' }
  const record = await contentStaff.recordDetail(key)
  const zh = { ...record.texts.zh.fields, body: `<p><a href="${url('three', '/new')}">a</a></p>` }
  const saved = await contentStaff.recordSave({
    ...{ ...key, version: record.version, shared: record.shared },
    texts: { zh, en: record.texts.en.fields },
  })
  await contentStaff.textMove({ ...key, version: saved.version, language: 'zh', move: 'publish' })
  asked = []
  await check()
  expect(asked).toEqual(['HEAD three.test/new'])
  expect((await figures())?.items.map(({ languages }) => languages.join())).toEqual(['en', 'zh,en'])
  gone = []
  await nextDay()
  await check()
  expect((await figures())?.items.map(({ collection }) => collection)).toEqual(['tools'])
  await portal.db.deleteFrom('content_live').execute()
  await check()
  const left = await portal.db.selectFrom('outside_links').select('url').execute()
  expect(left).toEqual([])
})

it('reports links to a withdrawn record, even if outside addresses are not checked', async () => {
  const article = { collection: 'articles' as const, number: '702' }
  const texts = { title: '河', summary: '岸', body: '<p>源头。</p>' }
  const publishedAt = new Date('2026-03-02T09:00:00+08:00')
  const seeded = { collection: article.collection, shared: { labels: ['9'] }, publishedAt }
  await seedRecords(portal.db, [{ ...seeded, number: 702, texts: { zh: texts, en: texts } }])
  const inside = [
    '/news/702',
    `${portal.services.origin}/en/news/702?a=1#b`,
    '/news',
    '/support',
    '/news/702',
  ].map((link) => `<a href="${link}">源头</a>`)
  const pointing = { ...texts, body: `<p>${inside.join('、')}</p>` }
  await seedRecords(portal.db, [{ ...seeded, number: 703, texts: { zh: pointing, en: texts } }])
  const look = async () => {
    await sql`update outside_links set due_at = now()`.execute(portal.db)
    await checkLinks({ ...portal.services, links: null }, {}, 'test')
    return await figures()
  }
  expect(await look()).toEqual({ total: 0, items: [] })

  const { token } = await createStaff(portal, ['editor'])
  const { contentStaff } = await portal.api({ token })
  const withdraw = async (language: 'zh' | 'en') => {
    const { version } = await contentStaff.recordDetail(article)
    await contentStaff.textMove({ ...article, version, language, move: 'withdraw' })
  }
  await withdraw('zh')
  // Its page still shows the other language.
  expect((await look())?.total).toBe(0)
  await withdraw('en')
  const gone = { collection: 'articles', number: '703', title: '河', languages: ['zh'], field: 'body' }
  const since = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
  expect(await look()).toEqual({
    total: 2,
    items: ['/en/news/702', '/news/702'].map((path) => ({
      ...gone,
      ...{ url: path, since, answer: 'withdrawn' },
    })),
  })
})

it('checks no outside address when switched off', async () => {
  asked = []
  await checkLinks({ ...portal.services, links: null }, {}, 'test')
  expect(asked).toEqual([])
})

it('a failing address is logged and reported by an id that reveals nothing', async () => {
  const link = `<p><a href="${url('four', '/new')}">a</a></p>`
  await seedRecords(portal.db, [
    {
      ...{ collection: 'articles' as const, number: 704, shared: { labels: ['9'] } },
      texts: {
        zh: { title: '河', summary: '岸', body: link },
        en: { title: 'River', summary: 'Bank', body: link },
      },
      publishedAt: new Date('2026-03-02T09:00:00+08:00'),
    },
  ])
  const look = () => Promise.reject(new Error('no sockets left'))
  await checkLinks({ ...portal.services, links: { look } }, {}, 'test')
  const stuck = await portal.db.selectFrom('stuck_items').select('item').execute()
  expect(stuck.length).toBeGreaterThan(0)
  for (const { item } of stuck) expect(item).toMatch(/^[0-9a-f]{32}$/)
})
