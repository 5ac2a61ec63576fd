import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '../../../shared/lib/locale.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal/portal.ts'
import { demoRecords } from '../../../tests/support/world/demo-content.ts'
import { loadContent } from './load-content.ts'

const demoNews = demoRecords('articles')
const demoNewsLabels = demoRecords('labels')

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal()
  await loadContent(portal.db, 'demo', { only: ['labels', 'articles'] })
})
afterAll(() => portal.close())

describe.each(locales)('the content centre of the demo in %s', (locale) => {
  it('shows all articles, the newest first, in that language', async () => {
    const { content } = await portal.api({ locale })
    const { items, total } = await content.describeDynamicCenterList({ pageSize: 50 })
    expect(total).toBe(demoNews.length)
    expect(
      items.map(({ articleId, title, language, publishedAt }) => [
        articleId,
        title,
        language,
        day(publishedAt),
      ]),
    ).toEqual(
      demoNews
        .toReversed()
        .map(({ number, title, publishedOn }) => [String(number), title[locale], locale, publishedOn]),
    )
  })

  it('has every label with its articles', async () => {
    const { items } = await (await portal.api({ locale })).content.describeDynamicCenterLabel({})
    expect(items.map(({ name, summary, count }) => [name, summary, count])).toEqual(
      demoNewsLabels.map(({ number, name, summary }) => [
        name[locale],
        summary[locale],
        demoNews.filter(({ labels }) => labels.includes(number)).length,
      ]),
    )
  })

  it('keeps every body as it was written', async () => {
    const { content } = await portal.api({ locale })
    for (const { number, body, byline } of demoNews) {
      const article = await content.describeDynamicCenterInfo({ DynamicAliasID: String(number) })
      expect(bare(article.html), String(number)).toBe(bare(body[locale]))
      expect(article.byline).toBe(byline[locale])
    }
  })
})

it('leaves what an editor has changed', async () => {
  await portal.db
    .updateTable('content_records')
    .set({ version: 7 })
    .where('collection', '=', 'articles')
    .where('number', '=', 201)
    .execute()
  await loadContent(portal.db, 'demo', { only: ['labels', 'articles'] })
  const record = await portal.db
    .selectFrom('content_records')
    .select('version')
    .where('collection', '=', 'articles')
    .where('number', '=', 201)
    .executeTakeFirstOrThrow()
  expect(record.version).toBe(7)
})

/** The markup without what rendering adds: ids of headings, the frame of tables. */
function bare(html: string): string {
  return html.replace(/<\/?div[^>]*>| id="[^"]*"| rel="noopener"/g, '').trim()
}

function day(instant: string): string {
  return new Date(Date.parse(instant) + 8 * 3_600_000).toISOString().slice(0, 10)
}
