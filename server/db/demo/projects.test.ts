import { describe, expect, it } from 'vitest'
import { type Bilingual, type Locale, locales } from '../../../shared/lib/locale.ts'
import { demoRecords } from '../../../tests/support/world/demo-content.ts'

const demoArticles = demoRecords('pages')
const demoFields = demoRecords('fieldPages')
const demoNews = demoRecords('articles')
const demoProjectActivities = demoRecords('projectActivities')
const demoProjectClasses = demoRecords('projectClasses')
const demoProjectSets = demoRecords('projectSets')
const demoProjects = demoRecords('projects')
const demoTools = demoRecords('tools')

const library = { demoProjects, demoProjectClasses, demoProjectSets, demoProjectActivities }

describe('demo projects', () => {
  it('are at least 30 in 4 sets and 8 classes, with 10 activities', () => {
    expect(demoProjects.length).toBeGreaterThanOrEqual(30)
    expect([demoProjectSets.length, demoProjectClasses.length]).toEqual([4, 8])
    expect(demoProjectActivities.length).toBeGreaterThanOrEqual(10)
    const numbers = demoProjects.map(({ number }) => number)
    expect(numbers).toEqual(numbers.map((_, index) => 3001 + index))
    const days = demoProjects.map(({ publishedOn }) => publishedOn)
    expect(days).toEqual(days.toSorted())
    for (const { number } of demoProjectSets)
      expect(
        demoProjects.filter(({ sets }) => sets.includes(number)).length,
        `${number}`,
      ).toBeGreaterThanOrEqual(4)
    for (const { number } of demoProjectClasses)
      expect(
        demoProjects.filter(({ classes }) => classes.includes(number)).length,
        `${number}`,
      ).toBeGreaterThanOrEqual(3)
  })

  it('name existing classes, sets, fields and projects', () => {
    const known = (all: { number: number }[]) => all.map(({ number }) => number)
    const unknown = demoProjects.flatMap(({ classes, sets, fields }) => [
      ...classes.filter((number) => !known(demoProjectClasses).includes(number)),
      ...sets.filter((number) => !known(demoProjectSets).includes(number)),
      ...fields.filter((field) => !demoFields.some(({ alias }) => alias === field)),
    ])
    expect(unknown).toEqual([])
    for (const { project } of demoProjectActivities)
      expect(known(demoProjects)).toEqual(expect.arrayContaining(project))
  })

  it('are plainly made up: their addresses lead nowhere', () => {
    const addresses = demoProjects.flatMap(({ code, documents, contact }) => [
      code,
      documents,
      contact.zh,
      contact.en,
    ])
    expect(addresses.filter((text) => /https?:|@/.test(text) && !/\.example\b/.test(text))).toEqual([])
  })

  it.each(locales)('say everything in %s, in its own script and punctuation', (locale) => {
    for (const { where, text } of textsOf(library)) {
      expect(text[locale], where).not.toBe('')
      if (locale === 'en') expect(text.en, where).toMatch(/^[\n\x20-\x7e]+$/)
      else
        expect(text.zh, where).not.toMatch(
          /\p{Script=Han}[,;:?!()]|[,;:?!()]\p{Script=Han}|\p{Script=Han}\.(?:\n|$)|赋能|一站式|抱歉|非法|您/u,
        )
    }
  })

  it.each(locales)('share no sentence with each other or with other demo content (%s)', (locale) => {
    const seen = new Map<string, string[]>()
    const others = { demoTools, demoNews, demoArticles, demoFields }
    for (const { where, text } of [...textsOf(library), ...textsOf(others)])
      for (const sentence of new Set(sentences(text[locale], locale)))
        seen.set(sentence, [...(seen.get(sentence) ?? []), where])
    const shared = [...seen].filter(
      ([, places]) => places.length > 1 && places.some((place) => place.startsWith('/demoProject')),
    )
    expect(seen.size).toBeGreaterThan(1500)
    expect(shared).toEqual([])
  })
})

/** Every text in both languages; lists item by item. */
function textsOf(value: unknown, where = ''): { where: string; text: Bilingual }[] {
  if (value === null || typeof value !== 'object') return []
  if ('zh' in value && 'en' in value) {
    const { zh, en } = value
    if (typeof zh === 'string' && typeof en === 'string')
      return [{ where, text: { zh: plain(zh), en: plain(en) } }]
    if (Array.isArray(zh) && Array.isArray(en)) {
      expect(zh.length, where).toBe(en.length)
      return zh.map((line, index) => ({ where: `${where}/${index}`, text: { zh: line, en: en[index] } }))
    }
  }
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${where}/${key}`))
}

/** The text without markup, each block on its own line. */
function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, '\n')
    .replace(/\n+/g, '\n')
    .trim()
}

function sentences(text: string, locale: Locale): string[] {
  const least = locale === 'zh' ? 8 : 20
  return text
    .split(/[。！？；\n]|[.!?;:](?=\s|$)/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= least)
}
