import { describe, expect, it } from 'vitest'
import type { Bilingual } from '../../../shared/lib/locale.ts'
import { locales } from '../../../shared/lib/locale.ts'
import { demoRecords } from '../../../tests/support/world/demo-content.ts'

const tests = demoRecords('selfTests')
const dimensions = demoRecords('selfTestDimensions')
const questions = demoRecords('selfTestQuestions')
const levels = demoRecords('selfTestLevels')
const advice = demoRecords('selfTestAdvice')

const texts: { where: string; text: Bilingual }[] = [
  ...tests.flatMap(({ number, title, summary, modelSource }) => told(number, title, summary, modelSource)),
  ...[...dimensions, ...levels].flatMap(({ number, name, summary }) => told(number, name, summary)),
  ...questions.flatMap(({ number, title, hint, answers }) => told(number, title, hint, ...answers)),
  ...advice.flatMap(({ number, title, body }) => told(number, title, body)),
].filter(({ text }) => text.zh !== '' || text.en !== '')

function told(number: number, ...all: Bilingual[]) {
  return all.map((text) => ({ where: String(number), text }))
}

describe('the self-tests of the demo', () => {
  it('are two: 24 questions in six dimensions, and 12 for services', () => {
    const counts = tests.map(({ number, selftestUse }) => {
      const own = dimensions.filter(({ selfTest }) => selfTest.includes(number)).map((one) => one.number)
      const asked = questions.filter(({ dimension }) => own.some((one) => dimension.includes(one)))
      return [selftestUse, own.length, asked.length]
    })
    expect(counts).toEqual([
      ['maturity', 6, 24],
      ['service', 6, 12],
    ])
  })

  it('use every kind of question, a branch and what may not apply', () => {
    expect([...new Set(questions.map(({ selftestKind }) => selftestKind))].sort()).toEqual([
      ...['evidence', 'level', 'number', 'several', 'yesNo'],
    ])
    expect(questions.some(({ askedAfter }) => askedAfter.length > 0)).toBe(true)
    expect(questions.some(({ notApplicable }) => notApplicable === 'offered')).toBe(true)
  })

  it('have as many answers in either language', () => {
    expect(texts.filter(({ text }) => !text.zh?.trim() || !text.en?.trim())).toEqual([])
  })

  it.each(locales)('never say the same sentence twice (%s)', (locale) => {
    const all = texts.filter(({ text }) => text[locale].length > 12).map(({ text }) => text[locale])
    expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([])
  })

  it('keep each language in its own script and punctuation, and to the house style', () => {
    const mixed = texts.filter(({ text }) => /\p{Script=Han}[,.;:?!]|[,;:?!]\p{Script=Han}/u.test(text.zh))
    const notAscii = texts.filter(({ text }) => /[^\n\x20-\x7e]/.test(text.en))
    const unstyled = texts.filter(({ text }) => /赋能|一站式|抱歉|非法|您/.test(text.zh))
    expect([...mixed, ...notAscii, ...unstyled]).toEqual([])
  })

  it('lead from every piece of advice to something of the demo', () => {
    const known = {
      tools: numbersOf('tools'),
      services: numbersOf('services'),
      resources: numbersOf('resources'),
      articles: numbersOf('articles'),
    }
    for (const one of advice) {
      const chosen = Object.keys(known) as (keyof typeof known)[]
      expect(
        chosen.flatMap((name) => one[name]).length + one.activities.length,
        one.title.zh,
      ).toBeGreaterThan(0)
      for (const name of chosen)
        expect(one[name].filter((number) => !known[name].includes(number))).toEqual([])
    }
  })
})

function numbersOf(name: 'tools' | 'services' | 'resources' | 'articles'): number[] {
  return demoRecords(name).map(({ number }) => number)
}
