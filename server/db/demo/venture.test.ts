import { describe, expect, it } from 'vitest'
import { type Bilingual, type Locale, locales } from '../../../shared/lib/locale.ts'
import { pastEditions } from '../../../shared/rules/content/venture-collections.ts'
import { demoRecords } from '../../../tests/support/world/demo-content.ts'
import { sanitiseHtml } from '../../domains/content/sanitise-html.ts'

const demoNews = demoRecords('articles')
const demoProjectClasses = demoRecords('projectClasses')
const demoProjectSets = demoRecords('projectSets')
const demoProjects = demoRecords('projects')
const demoVentureEditions = demoRecords('ventureEditions')
/** Those that are over. */
const pastVentureEditions = demoVentureEditions.filter(({ number }) => number <= pastEditions)
const allEntries = demoRecords('ventureEntries')
const demoVentureMilestones = demoRecords('ventureMilestones')

const texts = everyText()

describe('the editions of the venture programme', () => {
  it('say in figures what their lists hold', () => {
    for (const { number: edition, figures } of pastVentureEditions) {
      const entries = allEntries.filter(({ ventureEdition }) => ventureEdition.includes(edition))
      const paid = entries.reduce((sum, { amount }) => sum + (amount ?? 0), 0).toLocaleString('en-GB')
      for (const locale of locales) {
        const numbers = figures
          .map((figure) => figure[locale])
          .join(' ')
          .match(/\d[\d,]*/g)
        expect(numbers).toContain(paid)
        expect(numbers).toContain(String(entries.length))
      }
    }
    expect(countOf(1)).toEqual({ finished: 5, changed: 2, stopped: 2 })
    expect(countOf(2)).toEqual({ finished: 6, changed: 2, stopped: 2 })
    expect(countOf(3)).toEqual({ finished: 9, changed: 2, stopped: 5 })
    expect(countOf(4)).toEqual({ finished: 8, changed: 4, stopped: 0 })
  })

  it('point to projects, classes, sets and articles that there are', () => {
    const known = {
      projects: new Set(demoProjects.map(({ number }) => number)),
      classes: new Set(demoProjectClasses.map(({ number }) => number)),
      sets: new Set(demoProjectSets.map(({ number }) => number)),
      articles: new Set(demoNews.map(({ number }) => number)),
    }
    for (const entry of allEntries) {
      expect(entry.classes).toHaveLength(1)
      for (const filed of entry.classes) expect(known.classes).toContain(filed)
      for (const project of entry.project) expect(known.projects).toContain(project)
    }
    for (const { sets, articles } of demoVentureEditions) {
      for (const set of sets) expect(known.sets).toContain(set)
      for (const article of articles) expect(known.articles).toContain(article)
    }
  })

  it('have timelines in the order of their days', () => {
    for (const { number: edition } of pastVentureEditions) {
      const days = demoVentureMilestones.filter(({ ventureEdition }) => ventureEdition.includes(edition))
      expect(days.length).toBeGreaterThanOrEqual(6)
      expect(days.map(({ startsOn }) => startsOn)).toEqual(days.map(({ startsOn }) => startsOn).toSorted())
      for (const { startsOn, endsOn } of days) expect(endsOn === '' || endsOn > startsOn).toBe(true)
    }
  })

  it('keep their HTML when it is sanitised, built alike in both languages', () => {
    const outline = (html: string) => html.match(/<\/?[a-z0-9]+/g)
    for (const { plan, outcomes } of demoVentureEditions)
      for (const html of [plan, outcomes]) {
        for (const locale of locales) expect(sanitiseHtml(html[locale])).toBe(html[locale])
        expect(outline(html.en)).toEqual(outline(html.zh))
      }
  })
})

describe('what the venture programme tells', () => {
  it.each(locales)('never says the same sentence twice (%s)', (locale) => {
    const seen = new Map<string, number>()
    for (const text of texts)
      for (const sentence of new Set(sentences(text[locale], locale)))
        seen.set(sentence, (seen.get(sentence) ?? 0) + 1)
    expect([...seen].filter(([, count]) => count > 1)).toEqual([])
  })

  it('keeps each language in its own script and punctuation, without the words that are ruled out', () => {
    expect(texts.filter(({ zh, en }) => !zh.trim() !== !en.trim())).toEqual([])
    expect(texts.filter(({ zh }) => /\p{Script=Han}[,;:?!]|[,;:?!]\p{Script=Han}/u.test(plain(zh)))).toEqual(
      [],
    )
    expect(texts.filter(({ en }) => /[^\n\x20-\x7e]/.test(en))).toEqual([])
    expect(texts.filter(({ zh }) => /赋能|一站式|抱歉|非法|您/.test(zh))).toEqual([])
  })
})

function countOf(edition: number) {
  const states: Record<string, number> = { finished: 0, changed: 0, stopped: 0 }
  for (const { ventureEdition, ventureState } of allEntries)
    if (ventureEdition.includes(edition)) states[ventureState] = (states[ventureState] ?? 0) + 1
  return states
}

function everyText(): Bilingual[] {
  return [
    ...demoVentureEditions.flatMap(({ title, summary, plan, outcomes, figures }) => [
      title,
      summary,
      plan,
      outcomes,
      ...figures,
    ]),
    ...demoVentureMilestones.flatMap(({ title, summary }) => [title, summary]),
    ...allEntries.flatMap(({ title, summary, outcome }) => [title, summary, outcome]),
  ]
}

function plain(html: string): string {
  return html.replace(/<[^>]*>/g, '\n').trim()
}

function sentences(text: string, locale: Locale): string[] {
  return plain(text)
    .split(/[。！？；\n]|[.!?;:](?=\s|$)/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= (locale === 'zh' ? 10 : 30))
}
