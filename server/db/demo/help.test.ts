import { describe, expect, it } from 'vitest'
import { pageRoutes } from '../../../app/route-table.ts'
import { type Locale, localeOfPath, locales, pathWithoutLocale } from '../../../shared/lib/locale.ts'
import { collections } from '../../../shared/rules/content/collections.ts'
import { helpErrors, helpPages } from '../../../shared/rules/help-pages.ts'
import { demoRecords } from '../../../tests/support/world/demo-content.ts'
import { sanitiseHtml } from '../../domains/content/sanitise-html.ts'

const demoHelpCategories = demoRecords('helpCategories')
const demoHelp = demoRecords('helps')

const fields = ['title', 'summary', 'keywords', 'body'] as const

describe('the help articles', () => {
  it('are thirty at least, each with a number and a topic of its own', () => {
    expect(demoHelp.length).toBeGreaterThanOrEqual(30)
    const numbers = demoHelp.map(({ number }) => number)
    expect(new Set(numbers).size).toBe(numbers.length)
    const topics = demoHelpCategories.map(({ number }) => number)
    expect(demoHelp.filter(({ category }) => !topics.some((topic) => category.includes(topic)))).toEqual([])
    for (const topic of topics)
      expect(
        demoHelp.filter(({ category }) => category.includes(topic)).length,
        `${topic}`,
      ).toBeGreaterThanOrEqual(3)
  })

  it('leave no page and no error without help', () => {
    const withoutPages = helpPages.filter((page) => !demoHelp.some(({ pages }) => pages.includes(page)))
    expect(withoutPages).toEqual([])
    expect(helpErrors.filter((error) => !demoHelp.some(({ errors }) => errors.includes(error)))).toEqual([])
  })

  it.each(locales)('are written in %s, within the limits of the editor, in its own punctuation', (locale) => {
    for (const item of demoHelp) {
      for (const name of fields) {
        const text = plain(item[name][locale])
        const where = `${item.number} ${name}`
        expect(text, where).not.toBe('')
        const most = collections.helps.fields.find((field) => field.name === name)?.most ?? 0
        expect(Array.from(text).length, where).toBeLessThanOrEqual(most)
        if (locale === 'en') expect(text, where).not.toMatch(/\p{Script=Han}|[，。：；！？]/u)
        else expect(text, where).not.toMatch(/\p{Script=Han}[,;:?!]|[,;:?!]\p{Script=Han}/u)
      }
    }
  })

  it('say the same in both languages: the same tags in the same order', () => {
    const outline = (html: string) => [...html.matchAll(/<\/?(\w+)/g)].map(([tag]) => tag)
    for (const { number, body } of demoHelp)
      expect(outline(body.en), String(number)).toEqual(outline(body.zh))
  })

  it.each(locales)('share no sentence (%s)', (locale) => {
    const seen = new Map<string, string[]>()
    for (const item of demoHelp)
      for (const name of ['title', 'summary', 'body'] as const)
        for (const sentence of new Set(sentences(item[name][locale], locale)))
          seen.set(sentence, [...(seen.get(sentence) ?? []), `${item.number} ${name}`])
    expect([...seen].filter(([, places]) => places.length > 1)).toEqual([])
  })

  it.each(locales)('hold only what the sanitiser keeps, and lead to pages of the portal (%s)', (locale) => {
    for (const { number, body } of demoHelp) {
      expect(sanitiseHtml(body[locale]), String(number)).toBe(body[locale])
      for (const [, path = ''] of body[locale].matchAll(/href="(\/[^"]*)"/g))
        expect(isPage(path, locale), `${number} ${path}`).toBe(true)
    }
  })

  it('avoid the words that the house style rules out', () => {
    const texts = demoHelp.flatMap((item) => fields.map((name) => item[name].zh))
    expect(texts.filter((text) => /赋能|一站式|抱歉|非法|您/.test(text))).toEqual([])
  })
})

function isPage(path: string, locale: Locale): boolean {
  const [bare = ''] = pathWithoutLocale(path).split(/[?#]/)
  return localeOfPath(path) === locale && pageRoutes.some((page) => page.path === bare)
}

function plain(html: string): string {
  return html
    .replace(/<\/?(?:strong|a)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, '\n')
    .trim()
}

function sentences(text: string, locale: Locale): string[] {
  return plain(text)
    .split(/[。！？；\n]|[.!?;:](?=\s|$)/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= (locale === 'zh' ? 10 : 25))
}
