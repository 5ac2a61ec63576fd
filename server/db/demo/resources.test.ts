import { describe, expect, it } from 'vitest'
import { type Bilingual, type Locale, locales } from '../../../shared/lib/locale.ts'
import { collections } from '../../../shared/rules/content/collections.ts'
import { resourceKinds } from '../../../shared/rules/toolbox/resource-facets.ts'
import { demoRecords } from '../../../tests/support/world/demo-content.ts'
import { sanitiseHtml } from '../../domains/content/sanitise-html.ts'

const demoFieldPages = demoRecords('fieldPages')
const demoNews = demoRecords('articles')
const demoProjects = demoRecords('projects')
const demoInstitutions = demoRecords('institutions')
const demoZones = demoRecords('zones')
const demoResources = demoRecords('resources')
const demoServices = demoRecords('services')
const demoTools = demoRecords('tools')

const library = { demoFieldPages, demoZones, demoInstitutions, demoResources }
const aliases = demoFieldPages.map(({ alias }) => alias)
const numbersOf = (all: { number: number }[]) => all.map(({ number }) => number)

describe('fields, zones and resources of the demo', () => {
  it('are eight fields, each with a zone, resources and what it needs, and fifteen resources of every kind', () => {
    expect(aliases).toHaveLength(8)
    for (const alias of aliases) {
      expect(demoZones.filter(({ fields }) => fields.includes(alias)).length, alias).toBeGreaterThanOrEqual(1)
      expect(
        demoResources.filter(({ fields }) => fields.includes(alias)).length,
        alias,
      ).toBeGreaterThanOrEqual(2)
    }
    expect(demoResources.length).toBeGreaterThanOrEqual(15)
    for (const kind of resourceKinds)
      expect(
        demoResources.filter((resource) => resource.resourceKind === kind).length,
        kind,
      ).toBeGreaterThanOrEqual(2)
    const stated = demoResources.filter(({ accessibility }) => accessibility.zh !== '')
    expect(stated.length).toBeGreaterThanOrEqual(8)
    expect(stated.length).toBeLessThan(demoResources.length)
  })

  it('reference existing records, and an institution and its resources name each other', () => {
    const missing = (numbers: number[], all: { number: number }[]) =>
      numbers.filter((number) => !numbersOf(all).includes(number))
    expect(demoFieldPages.flatMap(({ services }) => missing(services, demoServices))).toEqual([])
    expect(demoFieldPages.flatMap(({ articles }) => missing(articles, demoNews))).toEqual([])
    expect(demoZones.flatMap(({ institutions }) => missing(institutions, demoInstitutions))).toEqual([])
    expect(demoInstitutions.flatMap(({ cases }) => missing(cases, demoProjects))).toEqual([])
    expect(demoResources.flatMap(({ tools }) => missing(tools, demoTools))).toEqual([])
    expect(demoResources.flatMap(({ zones }) => missing(zones, demoZones))).toEqual([])
    for (const { number, institution, provider } of demoResources) {
      const found = demoInstitutions.find((one) => institution.includes(one.number))
      if (institution.length > 0) expect(found?.title, String(number)).toEqual(provider)
    }
    for (const { fields } of [...demoZones, ...demoInstitutions, ...demoResources])
      expect(fields.filter((alias) => !aliases.includes(alias))).toEqual([])
    for (const all of Object.values(library)) expect(new Set(numbersOf(all)).size).toBe(all.length)
  })

  it('are plainly made up: their addresses lead nowhere', () => {
    const addresses = textsOf(library).flatMap(({ text }) =>
      [text.zh, text.en].filter((one) => /@/.test(one)),
    )
    expect(addresses.length).toBeGreaterThan(10)
    expect(addresses.filter((text) => !/@[a-z]+\.example\b/.test(text))).toEqual([])
  })

  it('have bodies that the sanitiser keeps and that say the same in both languages', () => {
    const outline = (html: string) => [...html.matchAll(/<\/?(\w+)/g)].map(([tag]) => tag)
    for (const { number, body } of [...demoFieldPages, ...demoInstitutions, ...demoResources]) {
      for (const locale of locales) expect(words(sanitiseHtml(body[locale]))).toBe(words(body[locale]))
      expect(outline(body.en), String(number)).toEqual(outline(body.zh))
    }
  })

  it.each(locales)('keep to the limits of the editor in %s, in its own script and punctuation', (locale) => {
    const kinds = {
      fieldPages: demoFieldPages,
      zones: demoZones,
      institutions: demoInstitutions,
      resources: demoResources,
    }
    for (const [collection, records] of Object.entries(kinds))
      for (const record of records as { number: number }[])
        for (const { name, most } of collections[collection as keyof typeof kinds].fields) {
          const value = (record as Record<string, unknown>)[name] as Bilingual | undefined
          if (!value || typeof value !== 'object' || !(locale in value)) continue
          const text = [value[locale]]
            .flat()
            .join('\n')
            .replace(/<[^>]*>/g, '')
          expect(Array.from(text).length, `${record.number} ${name}`).toBeLessThanOrEqual(most ?? 0)
        }
    for (const { where, text } of textsOf(library)) {
      if (!where.endsWith('/accessibility')) expect(text[locale], where).not.toBe('')
      if (locale === 'en') expect(text.en, where).toMatch(/^[\n\x20-\x7e]*$/)
      else
        expect(text.zh.replace(/<pre>.*?<\/pre>/gs, ''), where).not.toMatch(
          /\p{Script=Han}[,;:?!()]|[,;:?!()]\p{Script=Han}|\p{Script=Han}\.(?:\n|$)|赋能|一站式|抱歉|非法|您/u,
        )
    }
  })

  it.each(locales)('share no sentence with each other or with other demo content (%s)', (locale) => {
    const seen = new Map<string, Set<string>>()
    const others = { demoTools, demoNews, demoProjects, demoServices }
    for (const { where, text } of [...textsOf(library), ...textsOf(others)]) {
      if (/\/(provider|contact|format|maker|place)$/.test(where)) continue
      for (const sentence of sentences(text[locale].replace(/<pre>.*?<\/pre>/gs, ''), locale))
        seen.set(sentence, (seen.get(sentence) ?? new Set()).add(where))
    }
    const shared = [...seen].flatMap(([sentence, places]) => (places.size > 1 ? [[sentence, ...places]] : []))
    const mine = shared.filter((places) =>
      places.some((place) => /^\/demo(Field[P]|Zone|Inst|Res)/.test(place)),
    )
    expect(seen.size).toBeGreaterThan(1500)
    expect(mine).toEqual([])
  })
})

function words(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot);/g, '')
    .replace(/[\s<>"&]+/g, '')
}

/** Every text in both languages; lists item by item. */
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
