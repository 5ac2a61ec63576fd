import { describe, expect, it } from 'vitest'
import { type Bilingual, type Locale, locales } from '../../../shared/lib/locale.ts'
import { demoArticles } from './articles.ts'
import { demoFields } from './fields.ts'
import { demoNews } from './news.ts'
import { demoProjectActivities } from './project-activities.ts'
import { demoProjectClasses, demoProjectSets } from './project-classes.ts'
import { demoProjects } from './projects.ts'
import { demoTools } from './tools.ts'

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
    for (const { alias } of demoProjectSets)
      expect(demoProjects.filter(({ sets }) => sets.includes(alias)).length, alias).toBeGreaterThanOrEqual(4)
    for (const { alias } of demoProjectClasses)
      expect(
        demoProjects.filter(({ classes }) => classes.includes(alias)).length,
        alias,
      ).toBeGreaterThanOrEqual(3)
  })

  it('name classes, sets, fields and projects that there are', () => {
    const known = (all: { alias: string }[]) => all.map(({ alias }) => alias)
    const unknown = demoProjects.flatMap(({ classes, sets, fields }) => [
      ...classes.filter((alias) => !known(demoProjectClasses).includes(alias)),
      ...sets.filter((alias) => !known(demoProjectSets).includes(alias)),
      ...fields.filter((alias) => !known(demoFields).includes(alias)),
    ])
    expect(unknown).toEqual([])
    for (const { project } of demoProjectActivities)
      expect(demoProjects.some(({ number }) => number === project)).toBe(true)
  })

  it('are plainly made up: their addresses lead nowhere', () => {
    const addresses = demoProjects.flatMap(({ code, documents, contact }) =>
      [code, documents, contact.zh, contact.en].filter((text) => text !== undefined),
    )
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

/** Every text in both languages, lists of them line by line. */
function textsOf(value: unknown, where = ''): { where: string; text: Bilingual }[] {
  if (value === null || typeof value !== 'object') return []
  if ('zh' in value && 'en' in value) {
    const { zh, en } = value
    if (typeof zh === 'string' && typeof en === 'string') return [{ where, text: { zh, en } }]
    if (Array.isArray(zh) && Array.isArray(en)) {
      expect(zh.length, where).toBe(en.length)
      return zh.map((line, index) => ({ where: `${where}/${index}`, text: { zh: line, en: en[index] } }))
    }
  }
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${where}/${key}`))
}

function sentences(text: string, locale: Locale): string[] {
  const least = locale === 'zh' ? 8 : 20
  return text
    .replace(/<[^>]*>/g, '\n')
    .split(/[。！？；\n]|[.!?;:](?=\s|$)/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= least)
}
