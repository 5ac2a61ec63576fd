import { describe, expect, it } from 'vitest'
import { type Bilingual, locales } from '../../../shared/lib/locale.ts'
import { entityTypes } from '../../../shared/rules/applications/eligibility.ts'
import { toolCosts, toolKinds, toolNeeds } from '../../../shared/rules/toolbox/tool-facets.ts'
import { demoRecords } from '../../../tests/support/world/demo-content.ts'

const demoArticles = demoRecords('pages')
const demoFields = demoRecords('fieldPages')
const demoHelp = demoRecords('helps')
const demoNews = demoRecords('articles')
const demoNotices = demoRecords('notices')
const demoScenes = demoRecords('scenes')
const demoServices = demoRecords('services')
const demoTools = demoRecords('tools')
const demoTopics = demoRecords('topics')
const firstBanner = demoRecords('banners')
const firstFooterLinks = demoRecords('footerLinks')
const firstHomeBlocks = demoRecords('homeBlocks')

const everything = {
  demoTools,
  demoFields,
  demoTopics,
  demoScenes,
  demoNotices,
  demoServices,
  demoArticles,
  firstBanner,
  firstFooterLinks,
  firstHomeBlocks,
}
/** Tools that teams apply for; teams take all others themselves. */
const appliedFor = demoTools.filter((tool) => tool.questions.sections.length > 0)
const questions = demoTools.flatMap((tool) =>
  tool.questions.sections.flatMap((section) =>
    section.questions.map((question) => ({ where: `${tool.number} ${question.key}`, question })),
  ),
)
const texts = bilingualTexts(everything, '')

describe('demo content', () => {
  it('calls 申领 applying in English, as the buttons do', () => {
    const all = [...texts, ...bilingualTexts({ demoHelp, demoNews }, '')]
    const claimed = all.filter(({ text }) => text.zh.includes('申领') && /\bclaim/i.test(text.en))
    // Keywords may contain the other word, because readers may search by it.
    expect(claimed.filter(({ where }) => !where.endsWith('/keywords'))).toEqual([])
  })

  it('says everything in both languages', () => {
    expect(texts.length).toBeGreaterThan(1500)
    expect(texts.filter(({ text }) => !text.zh.trim() || !text.en.trim())).toEqual([])
  })

  it('keeps each language in its own script and punctuation', () => {
    const mixed = texts.filter(({ text }) => /\p{Script=Han}[,.;:?!]\p{Script=Han}/u.test(text.zh))
    const endsInAscii = texts.filter(({ text }) => /\p{Script=Han}[,.;:?!]$/mu.test(text.zh))
    const notAscii = texts.filter(({ text }) => /[^\n\x20-\x7e]/.test(text.en))
    expect([...mixed, ...endsInAscii, ...notAscii]).toEqual([])
  })

  it.each(locales)('never says the same sentence twice (%s)', (locale) => {
    const seen = new Map<string, string[]>()
    for (const { where, text } of texts.filter(({ where }) => !isTerm(where)))
      for (const sentence of sentences(text[locale]))
        seen.set(sentence, [...(seen.get(sentence) ?? []), where])
    expect([...seen].filter(([, places]) => places.length > 1)).toEqual([])
  })

  it('avoids the words that the house style rules out', () => {
    expect(texts.filter(({ text }) => /赋能|一站式|抱歉|非法|您/.test(text.zh))).toEqual([])
  })
})

describe('demo tools', () => {
  it('are at least 60, numbered from 1001 without gap; most are applied for', () => {
    expect(demoTools.length).toBeGreaterThanOrEqual(60)
    expect(appliedFor.length).toBeGreaterThanOrEqual(56)
    expect(appliedFor.length).toBeLessThan(demoTools.length)
    expect(demoTools.map((tool) => tool.number)).toEqual(demoTools.map((_, index) => 1001 + index))
  })

  it('keep taglines to one line', () => {
    expect(
      demoTools
        .filter(({ tagline }) => [...tagline.zh].length > 34 || tagline.en.length > 90)
        .map((t) => t.number),
    ).toEqual([])
  })

  it('have the parts in the promised size', () => {
    for (const tool of demoTools) {
      const where = String(tool.number)
      for (const locale of locales) {
        const paragraphs = tool.description[locale].match(/<p>/g)?.length
        expect(paragraphs, where).toBeGreaterThanOrEqual(2)
        expect(paragraphs, where).toBeLessThanOrEqual(4)
      }
      expect(new URL(tool.homepage).protocol, where).toBe('https:')
      expect(tool.licence, where).toMatch(/^[A-Za-z0-9.+-]+( (OR|AND|WITH) [A-Za-z0-9.+-]+)*$/)
      expect(tool.reviewedOn, where).toMatch(/^2026-(0[89]|1[01])-\d\d$/)
      expect(tool.allowanceUnits ?? 0, where).toBeGreaterThanOrEqual(0)
    }
  })

  it('that are applied for say how, and how long an answer takes', () => {
    for (const { number, claimSteps, activationSteps, replyDays } of appliedFor) {
      const where = String(number)
      expect(claimSteps.length, where).toBeGreaterThanOrEqual(3)
      expect(claimSteps.length, where).toBeLessThanOrEqual(5)
      expect(activationSteps.length, where).toBeGreaterThanOrEqual(2)
      expect(replyDays, where).toBeGreaterThan(0)
    }
  })

  it('hand over what their steps speak of, on the page of the application', () => {
    for (const { number, activationKind, activationSteps, claimSteps } of demoTools) {
      const where = String(number)
      const zh = activationSteps.map((step) => step.zh).join('')
      const en = activationSteps.map((step) => step.en).join(' ')
      const isCode = activationKind === 'code'
      expect([zh.includes('激活码'), / code\b/.test(en)], where).toEqual([isCode, isCode])
      // A link mentioned in a step is shown above the steps.
      if (/上面|同一个网址/.test(zh)) expect(en, where).toMatch(/\babove\b/)
      const everything = [...activationSteps, ...claimSteps].flatMap(({ zh, en }) => [zh, en]).join(' ')
      expect(everything, where).not.toMatch(
        /邮件里|消息中|收到的|我们发的|我们给的|(额度|连接|借用|预约|转写|接口|领取|书包|许可|听课)码/,
      )
      expect(everything, where).not.toMatch(/\b(your message|our mail|in the e-mail)\b/i)
    }
  })

  it('name fields that exist, and every field is named', () => {
    expect(used(demoTools.flatMap((tool) => tool.fields))).toEqual(demoFields.map((f) => f.alias).sort())
  })

  it('use every facet value', () => {
    expect(used(demoTools.flatMap((tool) => tool.toolNeeds))).toEqual([...toolNeeds].sort())
    expect(used(demoTools.map((tool) => tool.toolKind))).toEqual([...toolKinds].sort())
    expect(used(demoTools.map((tool) => tool.toolCost))).toEqual([...toolCosts].sort())
  })

  it('use every kind of rule, and some are open to volunteer teams or to anyone with a team', () => {
    const rules = demoTools.flatMap((tool) => tool.rules)
    expect(used(rules.map((rule) => rule.kind))).toEqual(
      ['declared', 'entityType', 'registeredYears', 'teamAdmin', 'verifiedOrganisation'].sort(),
    )
    const allowed = rules.flatMap((rule) => (rule.kind === 'entityType' ? [rule.anyOf] : []))
    expect(used(allowed.flat())).toEqual([...entityTypes].sort())
    expect(allowed.filter((types) => types.includes('volunteerTeam')).length).toBeGreaterThanOrEqual(4)
    expect(demoTools.filter((tool) => tool.rules.length === 0).length).toBeGreaterThanOrEqual(4)
  })

  it('never ask an unregistered team for a verified organisation', () => {
    const contradictory = demoTools.filter(
      ({ rules }) =>
        rules.some((rule) => rule.kind === 'verifiedOrganisation') &&
        rules.some((rule) => rule.kind === 'entityType' && rule.anyOf.includes('volunteerTeam')),
    )
    expect(contradictory.map((tool) => tool.number)).toEqual([])
  })

  it('vary stock and activation', () => {
    expect(demoTools.map((tool) => tool.stockPerYear)).toEqual(expect.arrayContaining([null, 10, 20, 60]))
    const codes = demoTools.filter((tool) => tool.activationKind === 'code').length / demoTools.length
    expect(codes).toBeGreaterThan(0.25)
    expect(codes).toBeLessThan(0.45)
  })
})

describe('demo questions', () => {
  it('use every type at least five times', () => {
    const types = ['text', 'longText', 'number', 'date', 'choice', 'choices', 'file', 'agreement']
    for (const type of types)
      expect(questions.filter(({ question }) => question.type === type).length, type).toBeGreaterThanOrEqual(
        5,
      )
    expect(
      questions.filter(({ question }) => question.type === 'date' && question.from === 'today').length,
    ).toBeGreaterThan(4)
  })

  it('range from two questions on one page to twelve on four', () => {
    const shapes = demoTools.map(
      ({ questions: { sections } }) => `${sections.length}/${sections.flatMap((s) => s.questions).length}`,
    )
    expect(shapes).toEqual(expect.arrayContaining(['1/2', '4/12']))
  })

  it('have keys and values that are unique where they are used', () => {
    for (const { number, questions: set } of demoTools) {
      expectUnique(
        set.sections.map((section) => section.key),
        `${number} sections`,
      )
      expectUnique(
        set.sections.flatMap((s) => s.questions.map((q) => q.key)),
        `${number} questions`,
      )
    }
    for (const { where, question } of questions)
      if (question.type === 'choice' || question.type === 'choices')
        expectUnique(
          question.options.map((option) => option.value),
          where,
        )
    const declared = demoTools.flatMap((t) => t.rules.flatMap((r) => (r.kind === 'declared' ? [r.key] : [])))
    expectUnique(declared, 'declared')
  })

  it('can be answered', () => {
    for (const { where, question } of questions) {
      expect(question.key, where).toMatch(/^[a-z][A-Za-z0-9]*$/)
      if (question.type === 'number') expect(question.min, where).toBeLessThan(question.max)
      if (question.type === 'longText')
        expect(question.minLength ?? 0, where).toBeLessThan(question.maxLength)
      if (question.type === 'choice' || question.type === 'choices')
        expect(question.options.length, where).toBeGreaterThanOrEqual(2)
      if (question.type === 'choices' && question.atMost !== undefined)
        expect(question.atMost, where).toBeLessThan(question.options.length)
    }
  })

  it('ask consent to articles that exist in that version', () => {
    const agreed = questions.flatMap(({ question }) =>
      question.type === 'agreement' ? [`${question.article} ${question.version}`] : [],
    )
    expect(used(agreed)).toEqual(['toolDonationAgreement 1'])
    expect(demoArticles.map((a) => `${a.alias} ${a.edition}`)).toContain('toolDonationAgreement 1')
  })
})

describe('demo topics, scenes, notices and articles', () => {
  it('point at tools that exist, each once', () => {
    const numbers = new Set(demoTools.map((tool) => tool.number))
    for (const { number, tools } of [...demoTopics, ...demoScenes]) {
      expect(
        tools.filter((tool) => !numbers.has(tool)),
        String(number),
      ).toEqual([])
      expectUnique(tools, String(number))
      expect(tools.length, String(number)).toBeGreaterThanOrEqual(3)
    }
  })

  it('are as many as promised and have numbers of their own', () => {
    expect(demoTopics.length).toBeGreaterThanOrEqual(6)
    expect(demoScenes.length).toBeGreaterThanOrEqual(6)
    expect(demoNotices.length).toBeGreaterThanOrEqual(5)
    expectUnique(
      [...demoTools, ...demoTopics, ...demoScenes, ...demoNotices].map((x) => x.number),
      'numbers',
    )
    for (const { publishedOn } of demoNotices) expect(publishedOn).toMatch(/^2026-(0[89]|1[01])-\d\d$/)
  })

  it('hold the fixed pages, each in 5 to 12 sections', () => {
    expect(demoArticles.map((a) => a.alias).sort()).toEqual([
      'accessible',
      'c0b81b0',
      'cookies',
      'f7b9b5e',
      'privacy',
      'terms',
      'toolDonationAgreement',
    ])
    for (const { alias, body } of demoArticles)
      for (const locale of locales) {
        const sections = body[locale].match(/<h2>/g)?.length
        expect(sections, alias).toBeGreaterThanOrEqual(5)
        expect(sections, alias).toBeLessThanOrEqual(12)
      }
  })

  it('lead from home only to pages of the portal and to https', () => {
    const pages = [
      '/tools',
      '/tools/searchToolList',
      '/accountCenter',
      '/authentication',
      '/venture',
      '/accessible',
      '/volunteer',
    ]
    expect(firstHomeBlocks.filter((block) => !pages.includes(block.target))).toEqual([])
    for (const { footerKind, target } of firstFooterLinks)
      expect(target).toMatch(footerKind === 'normal' ? /^\/\w+$/ : /^https:\/\//)
  })
})

type Placed = { where: string; text: Bilingual }

function bilingualTexts(value: unknown, where: string): Placed[] {
  if (value === null || typeof value !== 'object') return []
  if ('zh' in value && 'en' in value && typeof value.zh === 'string' && typeof value.en === 'string')
    return [{ where, text: { zh: plain(value.zh), en: plain(value.en) } }]
  const isPrefilled = 'prefill' in value
  return Object.entries(value).flatMap(([key, inner]) =>
    bilingualTexts(inner, `${where}/${isPrefilled && key === 'label' ? 'prefilledLabel' : key}`),
  )
}

/** The text without markup, each block on its own line. */
function plain(html: string): string {
  return html.replace(/<[^>]*>/g, '\n').trim()
}

/** Papers and prefilled questions have the same name everywhere: these are names, not sentences. */
function isTerm(where: string): boolean {
  return where.includes('/papers/') || /\/(prefilledLabel|provider)$/.test(where)
}

function sentences(text: string): string[] {
  return text
    .split(/[。！？.!?\n]/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= 12)
}

function used(values: string[]): string[] {
  return [...new Set(values)].sort()
}

function expectUnique(values: (string | number)[], where: string) {
  expect(values.length, where).toBe(new Set(values).size)
}
