import { describe, expect, it } from 'vitest'
import { pageRoutes } from '../../../app/route-table.ts'
import {
  type Bilingual,
  type Locale,
  localeOfPath,
  locales,
  pathWithoutLocale,
} from '../../../shared/lib/locale.ts'
import { demoRecords } from '../../../tests/support/world/demo-content.ts'

const demoArticles = demoRecords('pages')
const demoFields = demoRecords('fieldPages')
const demoNews = demoRecords('articles')
const demoNewsLabels = demoRecords('labels')
const demoNotices = demoRecords('notices')
const demoScenes = demoRecords('scenes')
const demoTools = demoRecords('tools')
const demoTopics = demoRecords('topics')

const bilingualFields = ['byline', 'title', 'summary', 'body'] as const
const allowedTags = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'a', 'blockquote']
const allowedTableTags = ['table', 'thead', 'tbody', 'tr', 'th', 'td']
const attributesOf: Record<string, RegExp> = {
  a: /^ href="(?:https:\/\/|\/(?!\/))[^"]*"$/,
  th: /^ scope="(?:col|row)"$/,
}

describe('demo news', () => {
  it('are 24, numbered from 201 without gap, in the order of their days', () => {
    expect(demoNews.map(({ number }) => number)).toEqual(Array.from({ length: 24 }, (_, i) => 201 + i))
    const days = demoNews.map(({ publishedOn }) => publishedOn)
    expect(days.filter((day) => !/^2026-(?:0[3-9]|1[01])-\d\d$/.test(day) || day > '2026-11-20')).toEqual([])
    expect(days).toEqual(days.toSorted())
  })

  it.each(locales)('say everything in %s, in its own script and punctuation', (locale) => {
    for (const item of demoNews)
      for (const field of bilingualFields) {
        const text = plain(item[field][locale])
        const where = `${item.number} ${field}`
        expect(text, where).not.toBe('')
        if (locale === 'en') expect(text, where).toMatch(/^[\n\x20-\x7e]+$/)
        else
          expect(text, where).not.toMatch(
            /\p{Script=Han}[,;:?!()]|[,;:?!()]\p{Script=Han}|\p{Script=Han}\.(?:\n|$)/u,
          )
      }
  })

  it('have 500 to 900 Han characters and an English text of the same weight', () => {
    for (const { number, body } of demoNews) {
      const han = plain(body.zh).match(/\p{Script=Han}/gu)?.length ?? 0
      const words = plain(body.en).split(/\s+/).length
      expect(han, String(number)).toBeGreaterThanOrEqual(500)
      expect(han, String(number)).toBeLessThanOrEqual(900)
      expect(words / han, String(number)).toBeGreaterThan(0.5)
      expect(words / han, String(number)).toBeLessThan(0.9)
    }
  })

  it('are built alike in both languages: the same tags in the same order', () => {
    const outline = (html: string) => tagsOf(html).map(({ name, isEnd }) => `${isEnd ? '/' : ''}${name}`)
    for (const { number, body } of demoNews)
      expect(outline(body.en), String(number)).toEqual(outline(body.zh))
  })

  it.each(locales)('have titles and summaries of their own, short enough for the editor (%s)', (locale) => {
    for (const field of ['title', 'summary'] as const)
      expectUnique(demoNews.map((item) => item[field][locale]))
    expect(demoNews.filter(({ title }) => title[locale].length > 120)).toEqual([])
    expect(demoNews.filter(({ summary }) => summary[locale].length > 300)).toEqual([])
  })

  it.each(locales)('share no sentence with each other or with other demo content (%s)', (locale) => {
    const seen = new Map<string, string[]>()
    for (const { where, text } of allTexts())
      for (const sentence of new Set(sentences(text[locale], locale)))
        seen.set(sentence, [...(seen.get(sentence) ?? []), where])
    const shared = [...seen].filter(
      ([, places]) => places.length > 1 && places.some((p) => p.startsWith('news')),
    )
    expect(seen.size).toBeGreaterThan(1500)
    expect(shared).toEqual([])
  })

  it('avoid the words that the house style rules out', () => {
    const texts = demoNews.flatMap((item) => bilingualFields.map((field) => item[field].zh))
    expect(texts.filter((text) => /赋能|一站式|抱歉|非法|您/.test(text))).toEqual([])
  })
})

describe('labels of demo news', () => {
  it('are known, and each has at least three articles', () => {
    const known = demoNewsLabels.map(({ number }) => number)
    expectUnique(known)
    for (const { number, labels } of demoNews) {
      expectUnique(labels)
      expect(labels.length, String(number)).toBeGreaterThanOrEqual(1)
      expect(labels.filter((label) => !known.includes(label))).toEqual([])
    }
    for (const label of known)
      expect(
        demoNews.filter(({ labels }) => labels.includes(label)).length,
        `${label}`,
      ).toBeGreaterThanOrEqual(3)
  })

  it.each(locales)('are named in %s', (locale) => {
    expect(demoNewsLabels.filter(({ name, summary }) => !name[locale] || !summary[locale])).toEqual([])
  })
})

describe('the HTML of demo news', () => {
  it.each(bodies())('$where has only allowed tags, well nested', ({ html }) => {
    const open: string[] = []
    for (const { name, isEnd, attributes } of tagsOf(html)) {
      expect([...allowedTags, ...allowedTableTags]).toContain(name)
      if (isEnd) expect(open.pop()).toBe(name)
      else {
        open.push(name)
        const pattern = attributesOf[name]
        if (pattern) expect(attributes).toMatch(pattern)
        else expect(attributes).toBe('')
      }
    }
    expect(open).toEqual([])
    expect(html.replace(/<[^>]*>/g, '')).not.toMatch(/[<>]|&(?!amp;|lt;|gt;)/)
  })

  it.each(bodies())('$where never skips a level of headings', ({ html }) => {
    const headings = tagsOf(html).filter(({ name, isEnd }) => /^h\d$/.test(name) && !isEnd)
    expect(headings.at(0)?.name).toBe('h2')
  })

  it.each(bodies())('$where links to pages of the portal in its own language', ({ html, locale }) => {
    const local = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, path = '']) => path)
    expect(local.filter((path) => localeOfPath(path) !== locale || !isPage(pathWithoutLocale(path)))).toEqual(
      [],
    )
  })

  it('can tell a page from a wrong address', () => {
    expect(['/tools/toolsDetail/1001', '/privacy', '/home'].map(isPage)).toEqual([true, true, true])
    expect(['/tools/toolsDetail/9999', '/private', '/tools/', '/news/999'].map(isPage)).toEqual(
      Array.from({ length: 4 }, () => false),
    )
  })
})

/** Whether the portal has that page; for a tool or an article, whether the demo has it. */
function isPage(path: string): boolean {
  const route = pageRoutes.find((page) => new RegExp(`^${page.path.replace(/:\w+/g, '([^/]+)')}$`).test(path))
  if (!route) return false
  const number = Number(path.split('/').at(-1))
  if (route.path === '/tools/toolsDetail/:id') return demoTools.some((tool) => tool.number === number)
  if (route.path === '/news/:id') return demoNews.some((item) => item.number === number)
  return !route.path.includes(':')
}

function bodies(): { where: string; locale: Locale; html: string }[] {
  return demoNews.flatMap(({ number, body }) =>
    locales.map((locale) => ({ where: `${number} ${locale}`, locale, html: body[locale] })),
  )
}

function tagsOf(html: string): { name: string; isEnd: boolean; attributes: string }[] {
  return [...html.matchAll(/<(\/?)(\w+)([^>]*)>/g)].map(([, slash, name = '', attributes = '']) => ({
    name,
    isEnd: slash === '/',
    attributes,
  }))
}

/** The words alone: each block on its own line, so that sentences of different blocks stay apart. */
function plain(html: string): string {
  return html
    .replace(/<\/?(?:strong|a)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&amp;/g, '&')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
}

function sentences(text: string, locale: Locale): string[] {
  const least = locale === 'zh' ? 8 : 20
  return plain(text)
    .split(/[。！？；\n]|[.!?;:](?=\s|$)/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= least)
}

function allTexts(): { where: string; text: Bilingual }[] {
  const news = demoNews.flatMap((item) =>
    (['title', 'summary', 'body'] as const).map((field) => ({
      where: `news ${item.number} ${field}`,
      text: item[field],
    })),
  )
  const others = { demoTools, demoFields, demoTopics, demoScenes, demoNotices, demoArticles, demoNewsLabels }
  return [...news, ...bilingualTexts(others, '')]
}

function bilingualTexts(value: unknown, where: string): { where: string; text: Bilingual }[] {
  if (value === null || typeof value !== 'object') return []
  if ('zh' in value && 'en' in value && typeof value.zh === 'string' && typeof value.en === 'string')
    return [{ where, text: { zh: value.zh, en: value.en } }]
  return Object.entries(value).flatMap(([key, inner]) => bilingualTexts(inner, `${where}/${key}`))
}

function expectUnique(values: (string | number)[]) {
  expect(values.length).toBe(new Set(values).size)
}
