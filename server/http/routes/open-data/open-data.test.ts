import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openKinds } from '../../../../shared/rules/open-data.ts'
import { openPortal, type TestPortal, testOrigin } from '../../../../tests/support/portal/portal.ts'
import {
  articleValues,
  createArticle,
  createLabel,
  moveNow,
} from '../../../../tests/support/world/articles.ts'
import { createTool } from '../../../../tests/support/world/tools.ts'
import { loadContent } from '../../../db/demo/load-content.ts'
import { demoOperator } from '../../../db/demo/operator.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  await loadContent(portal.db, 'first', { only: ['pages'], operator: demoOperator })
})
afterAll(() => portal.close())

/** Read by an independent parser. */
async function readTable(kind: string): Promise<Record<string, string>[]> {
  const response = await portal.fetch(`/openData/${kind}.csv`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present')
  expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  return parse(bytes, { bom: true, columns: true })
}

type File = { kind: string; licence: string; items: OpenItem[] }
type OpenItem = {
  number: string
  url: { zh: string | null; en: string | null }
  shared: Record<string, string | string[]>
  zh: Record<string, string | string[]> | null
  en: Record<string, string | string[]> | null
}

async function readJson(kind: string): Promise<File> {
  const response = await portal.fetch(`/openData/${kind}.json`)
  expect(response.status).toBe(200)
  return (await response.json()) as File
}

describe('open data', () => {
  it('has a record with the languages in which it is published, and none of a draft or of what was withdrawn', async () => {
    const label = await createLabel(portal)
    const both = await createArticle(portal, { label, published: ['zh', 'en'] })
    const chinese = await createArticle(portal, { label, published: ['zh'] })
    const draft = await createArticle(portal, { label })
    const gone = await createArticle(portal, { label, published: ['zh'] })
    await moveNow(gone.api, 'articles', gone.number, 'zh', 'withdraw')

    const { kind, licence, items } = await readJson('articles')
    expect([kind, licence]).toEqual(['articles', 'CC-BY-4.0'])
    const found = new Map(items.map((item) => [item.number, item]))
    expect(found.get(both.number)).toMatchObject({
      url: {
        zh: `${testOrigin}/news/${both.number}`,
        en: `${testOrigin}/en/news/${both.number}`,
      },
      shared: { labels: [label] },
      en: { summary: 'Who comes when.' },
    })
    expect(found.get(chinese.number)?.en).toBeNull()
    expect(found.get(chinese.number)?.zh?.body).toBe('<p>先列出岗位。</p>')
    expect(found.has(draft.number)).toBe(false)
    expect(found.has(gone.number)).toBe(false)
    expect(JSON.stringify(items)).not.toContain('cover')

    const rows = await readTable('articles')
    expect(rows.map(({ number }) => number)).toEqual(items.map(({ number }) => number))
    const row = rows.find(({ number }) => number === chinese.number)
    expect([row?.summary_zh, row?.summary_en, row?.labels]).toEqual(['谁哪天来，一眼看到。', '', label])
  })

  it('names every column of every kind once', async () => {
    for (const kind of openKinds) {
      const [head = []] = parse(await (await portal.fetch(`/openData/${kind}.csv`)).text(), { bom: true })
      expect(new Set(head).size, `${kind}: ${head}`).toBe(head.length)
    }
  })

  it('gives a spreadsheet no formula to run, and loses no comma, quote or line', async () => {
    const label = await createLabel(portal)
    const values = articleValues(label)
    const { number, api } = await createArticle(portal, { label })
    const { version } = await api.contentStaff.recordDetail({ collection: 'articles', number })
    const summary = '第一行，有“引号"和,逗号\n第二行'
    await api.contentStaff.recordSave({
      ...{ collection: 'articles', number, version, shared: values.shared },
      texts: { zh: { ...values.texts.zh, title: '=HYPERLINK("http://x")', summary }, en: values.texts.en },
    })
    await moveNow(api, 'articles', number, 'zh', 'publish')
    const row = (await readTable('articles')).find((one) => one.number === number)
    expect(row?.title_zh).toBe('\'=HYPERLINK("http://x")')
    expect(row?.summary_zh).toBe(summary)
    const item = (await readJson('articles')).items.find((one) => one.number === number)
    expect(item?.zh?.title).toBe('=HYPERLINK("http://x")')
  })

  it('has every tool once, however many there are, and none that is not listed', async () => {
    const made: string[] = []
    for (let count = 0; count < 401; count += 1) made.push(await createTool(portal))
    const [hidden = ''] = made.splice(200, 1)
    await portal.db
      .updateTable('tool_texts')
      .set({ state: 'withdrawn' })
      .where('tool_number', '=', Number(hidden))
      .execute()
    const { items } = await readJson('tools')
    expect(items.map(({ number }) => number)).toEqual(made)
    expect((await readTable('tools')).map(({ number }) => number)).toEqual(made)
    expect(items[0]?.shared).toMatchObject({ licence: 'MIT', replyWorkingDays: '3' })
  })

  it('keeps a fixed page that does not hold yet to itself', async () => {
    const before = (await readTable('pages')).map(({ number }) => number)
    const page = await portal.db
      .selectFrom('content_live')
      .select(['number', 'shared'])
      .where('collection', '=', 'pages')
      .executeTakeFirstOrThrow()
    expect(before).toContain(String(page.number))
    await portal.db
      .updateTable('content_live')
      .set({ shared: JSON.stringify({ ...page.shared, effectiveOn: '2999-01-01' }) })
      .where('collection', '=', 'pages')
      .where('number', '=', page.number)
      .execute()
    expect((await readTable('pages')).map(({ number }) => number)).not.toContain(String(page.number))
  })

  it('is empty where nothing is published, and missing where there is no such kind or format', async () => {
    expect((await readJson('volunteerActivities')).items).toEqual([])
    expect(await readTable('volunteerActivities')).toEqual([])
    for (const file of ['accounts.csv', 'tools.xml', 'tools', 'toString.json', 'tools.csv.json'])
      expect((await portal.fetch(`/openData/${file}`)).status).toBe(404)
  })

  it('stands on the page about the calls', async () => {
    const html = await (await portal.fetch('/en/api/docs')).text()
    expect(html).toContain('href="/openData/tools.csv"')
    expect(html).toContain('href="/openData/articles.json"')
  })
})
