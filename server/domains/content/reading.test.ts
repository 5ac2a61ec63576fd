import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal, testOrigin } from '../../../tests/support/portal/portal.ts'
import {
  articleValues,
  createArticle,
  createLabel,
  makePhoto,
  moveNow,
} from '../../../tests/support/world/articles.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

describe('the list', () => {
  it('shows each article once, newest first, by label and in the language of the page', async () => {
    const label = await createLabel(portal)
    const first = await createArticle(portal, { label, published: ['zh', 'en'] })
    const second = await createArticle(portal, { label, published: ['zh'] })
    const en = await portal.api({ locale: 'en' })
    const list = await en.content.describeDynamicCenterList({ label })
    expect(list.items.map(({ articleId, language }) => [articleId, language])).toEqual([
      [second.number, 'zh'],
      [first.number, 'en'],
    ])
    expect(list.total).toBe(2)
    const { items } = await en.content.describeDynamicCenterLabel({})
    expect(items.find(({ labelId }) => labelId === label)).toMatchObject({ count: 2, language: 'en' })
    const article = await en.content.describeDynamicCenterInfo({ DynamicAliasID: first.number })
    expect(article.next?.articleId).toBe(second.number)
  })

  it('counts an article under the label that the page’s language has of it', async () => {
    const [before, after] = [await createLabel(portal), await createLabel(portal)]
    const { api, number } = await createArticle(portal, { label: before, published: ['zh', 'en'] })
    const { version } = await api.contentStaff.recordDetail({ collection: 'articles', number })
    const { texts } = articleValues(after)
    await api.contentStaff.recordSave({
      ...{ collection: 'articles', number, version, texts },
      shared: { labels: [after], cover: '' },
    })
    await moveNow(api, 'articles', number, 'zh', 'publish')
    for (const locale of ['zh', 'en'] as const) {
      const { content } = await portal.api({ locale })
      const { items } = await content.describeDynamicCenterLabel({})
      const own = items.filter(({ labelId }) => labelId === before || labelId === after)
      expect(own.map(({ labelId, count }) => [labelId, count])).toEqual([
        [locale === 'zh' ? after : before, 1],
      ])
      expect((await content.describeDynamicCenterList({ label: before })).total).toBe(locale === 'zh' ? 0 : 1)
    }
  })

  it('finds articles by words from the moment of publishing until they are withdrawn', async () => {
    const { number, api } = await createArticle(portal)
    const record = await api.contentStaff.recordDetail({ collection: 'articles', number })
    const zh = { ...record.texts.zh.fields, body: '<p>无人机航拍湿地水鸟</p>' }
    await api.contentStaff.recordSave({
      ...{ collection: 'articles', number, version: record.version, shared: record.shared },
      texts: { zh, en: record.texts.en.fields },
    })
    const find = async () =>
      (await (await portal.api()).content.articleSearch({ keywords: '湿地水鸟' })).items.map(
        (item) => item.articleId,
      )
    expect(await find()).toEqual([])
    await moveNow(api, 'articles', number, 'zh', 'publish')
    expect(await find()).toEqual([number])
    await moveNow(api, 'articles', number, 'zh', 'withdraw')
    expect(await find()).toEqual([])
  })
})

describe('pictures', () => {
  it('are served in every size to everybody, for long, with their text in the page’s language', async () => {
    const { number, api, label } = await createArticle(portal)
    const { fileId } = await api.files.upload({ purpose: 'picture', file: await makePhoto(1200, 900) })
    const alt = { altZh: '操场上的孩子', altEn: 'Children on a playground' }
    const picture = await api.contentStaff.pictureAdd({ fileId, ...alt })
    const values = articleValues(label)
    const body = `<h2>看图</h2><p><img src="${picture.src}"></p>`
    const record = await api.contentStaff.recordDetail({ collection: 'articles', number })
    await api.contentStaff.recordSave({
      ...{ collection: 'articles', number, version: record.version },
      shared: { ...values.shared, cover: picture.pictureId },
      texts: { ...values.texts, zh: { ...values.texts.zh, body } },
    })
    await moveNow(api, 'articles', number, 'zh', 'publish')
    const en = await portal.api({ locale: 'en' })
    const article = await en.content.describeDynamicCenterInfo({ DynamicAliasID: number })
    expect(article.cover).toMatchObject({ alt: alt.altEn, width: 1200, height: 900 })
    expect(article.html).toContain('<h2 id="s1">')
    expect(article.html).toContain(`alt="${alt.altEn}"`)
    for (const address of article.html.match(/\/pictures\/[^ "]*/g) ?? []) {
      const response = await portal.fetch(address)
      expect([response.status, response.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ])
      expect(response.headers.get('content-type')).toMatch(/^image\/(avif|webp)$/)
      await response.arrayBuffer()
    }
    expect((await portal.fetch(`/pictures/${picture.pictureId}/..%2f960.webp`)).status).toBe(404)
  })

  it('are kept by the sweep of unused files', async () => {
    const before = (await portal.db.selectFrom('content_picture_files').selectAll().execute()).length
    const long = new Date(Date.now() - 3 * 24 * 3600 * 1000)
    for (const entry of readdirSync(portal.filesDir, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), long, long)
    }
    await portal.services.enqueue(portal.db, 'sweep-files', {})
    expect((await portal.runJobs()).failures).toEqual([])
    const rows = await portal.db.selectFrom('content_picture_files').selectAll().execute()
    expect(rows).toHaveLength(before)
    for (const row of rows) expect(await portal.services.files.stat(row.storage_key)).not.toBeNull()
  })
})

describe('feeds and sitemap', () => {
  it('are in each language and of each label, with the whole text and absolute links', async () => {
    const { number, label } = await createArticle(portal, { published: ['zh', 'en'] })
    const json = (await (await portal.fetch(`/en/news/feed.json?label=${label}`)).json()) as {
      feed_url: string
      items: { url: string; content_html: string; language: string }[]
    }
    expect(json.feed_url).toBe(`${testOrigin}/en/news/feed.json?label=${label}`)
    expect(json.items).toMatchObject([
      { url: `${testOrigin}/en/news/${number}`, language: 'en', content_html: '<p>List the posts.</p>' },
    ])
    const response = await portal.fetch(`/news/feed.atom?label=${label}`)
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    const atom = await response.text()
    expect(atom).toContain(`<id>${testOrigin}/news/${number}</id>`)
    expect(atom).toContain('&lt;p&gt;先列出岗位。&lt;/p&gt;')
    for (const tag of ['feed', 'entry', 'content', 'author', 'updated']) {
      expect(atom.match(new RegExp(`<${tag}[ >]`, 'g'))?.length).toBe(
        atom.match(new RegExp(`</${tag}>`, 'g'))?.length,
      )
    }
    expect((await portal.fetch('/news/feed.atom?label=999999999')).status).toBe(404)
    expect((await portal.fetch('/news/feed.json?label=x')).status).toBe(404)
  })

  it('list every published address in both languages', async () => {
    const { number } = await createArticle(portal, { published: ['zh'] })
    const draft = await createArticle(portal)
    const map = await (await portal.fetch('/sitemap.xml')).text()
    expect(map).toContain(`<loc>${testOrigin}/en/news/${number}</loc>`)
    expect(map).not.toContain(`/news/${draft.number}<`)
    for (const path of ['/feedback', '/en/tools/keywordToolList'])
      expect(map).toContain(`<loc>${testOrigin}${path}</loc>`)
    expect(map).not.toContain(`<loc>${testOrigin}/search</loc>`)
    const robots = await (await portal.fetch('/robots.txt')).text()
    expect(robots).toContain(`Sitemap: ${testOrigin}/sitemap.xml`)
    expect(robots.indexOf('Allow: /api/docs')).toBeLessThan(robots.indexOf('Disallow: /api/'))
    expect(robots).toContain('Allow: /api/docs\n')
  })

  it('list them in parts where one map could not hold them', async () => {
    for (const statement of [
      `insert into content_records (collection, number, source_language, shared) select 'helps', n, 'zh', '{}'`,
      `insert into content_texts (collection, number, language, state, fields) select 'helps', n, 'zh', 'draft', '{}'`,
      `insert into content_versions (collection, number, language, version, fields, shared, text_hash)
        select 'helps', n, 'zh', 1, '{}', '{}', ''`,
      `insert into content_live (collection, number, language, version, fields, shared, text_hash,
        first_published_at, published_at) select 'helps', n, 'zh', 1, '{}', '{}', '', now(), now()`,
    ])
      await sql.raw(`${statement} from generate_series(100001, 120001) n`).execute(portal.db)
    const read = async (path: string) => (await portal.fetch(path)).text()
    const parts = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, part]) => part)
    expect(parts).toEqual([`${testOrigin}/sitemap/1.xml`, `${testOrigin}/sitemap/2.xml`])
    const listed = [await read('/sitemap/1.xml'), await read('/sitemap/2.xml')].flatMap((map) => {
      const addresses = [...map.matchAll(/<loc>[^<]+<\/loc>/g)].map(([address]) => address)
      expect(addresses.length).toBeLessThan(50_000)
      return addresses
    })
    expect(new Set(listed).size).toBe(listed.length)
    for (const number of [100001, 120001])
      expect(listed).toContain(`<loc>${testOrigin}/support/${number}</loc>`)
    expect((await portal.fetch('/sitemap/3.xml')).status).toBe(404)
    expect((await portal.fetch('/sitemap/0.xml')).status).toBe(404)
  })
})
