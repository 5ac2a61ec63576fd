import { locales } from '../../../../shared/lib/locale.ts'
import {
  type Questionnaire,
  questionsIn,
  type SelftestAdvice,
  type SelftestQuestion,
  targetFields,
} from '../../../../shared/rules/selftest/questionnaire.ts'
import type { SurveyJson, SurveyWords } from './survey-json.ts'

type Element = NonNullable<NonNullable<SurveyJson['pages']>[number]['elements']>[number]

/** A questionnaire as SurveyJS JSON, in both languages; `recordsOfSurvey` reads the same questionnaire out of it. */
export function surveyOf(test: Questionnaire): SurveyJson {
  const asked = new Map(questionsIn(test).map((one) => [one.number, one]))
  return {
    title: wordsOf(test, 'title'),
    description: wordsOf(test, 'summary'),
    locale: test.texts.zh ? 'zh-cn' : 'en',
    // A question that is no longer asked must not lead to others, as in a self-test.
    clearInvisibleValues: 'onHidden',
    selfTest: {
      ...{ number: test.number, use: test.use, minutes: test.minutes },
      ...(test.scoring && { scoring: test.scoring }),
      source: wordsOf(test, 'source'),
      levels: test.levels.map((level) => ({
        ...{ number: level.number, from: level.from },
        ...{ name: wordsOf(level, 'name'), summary: wordsOf(level, 'summary') },
      })),
      advice: test.advice.map(adviceOf),
    },
    pages: test.dimensions.map((dimension) => ({
      name: `d${dimension.number}`,
      title: wordsOf(dimension, 'name'),
      description: wordsOf(dimension, 'summary'),
      elements: dimension.questions.map((question) => elementOf(question, asked)),
    })),
  }
}

type Said<Words> = { texts: Partial<Record<(typeof locales)[number], Words>> }

/** One text in every language that has it. */
function wordsOf<Words, Name extends keyof Words>({ texts }: Said<Words>, name: Name): SurveyWords {
  const said = locales.flatMap((locale) => {
    const text = texts[locale]?.[name]
    return typeof text === 'string' && text !== '' ? [[codes[locale], text] as const] : []
  })
  return Object.fromEntries(said)
}

/** The codes of the languages at SurveyJS. */
const codes = { zh: 'zh-cn', en: 'en' } as const

function adviceOf({ number, dimension, levels, kinds, sizes, targets, ...said }: SelftestAdvice) {
  const offers = Map.groupBy(targets, ({ collection }) => targetFields[collection])
  return {
    ...{ number, page: `d${dimension}`, title: wordsOf(said, 'title'), body: wordsOf(said, 'body') },
    ...{ levels, entityTypes: kinds, organisationSizes: sizes },
    offers: Object.fromEntries([...offers].map(([field, all]) => [field, all.map((one) => one.number)])),
  }
}

function elementOf(question: SelftestQuestion, asked: Map<number, SelftestQuestion>): Element {
  const { number, kind, after, weight, hasNotApplicable, fullScoreAt } = question
  const parent = after && asked.get(after.question)
  const unit = wordsOf(question, 'unit')
  const hint = wordsOf(question, 'hint')
  return {
    ...{ type: types[kind], name: `q${number}`, title: wordsOf(question, 'title') },
    ...(Object.keys(hint).length > 0 && { description: hint }),
    ...(after && parent && { visibleIf: conditionOf(parent, after.from) }),
    isRequired: true,
    ...own(question),
    selfTest: {
      weight,
      ...(kind === 'number' && { fullScoreAt, unit }),
      ...(hasNotApplicable && { notApplicable: true }),
    },
  }
}

const types = {
  level: 'radiogroup',
  several: 'checkbox',
  yesNo: 'boolean',
  number: 'text',
  evidence: 'text',
} as const

function own(question: SelftestQuestion): Partial<Element> {
  const { kind, hasNotApplicable } = question
  if (kind === 'yesNo') return { valueFalse: 1, valueTrue: 2 }
  if (kind === 'number') return { inputType: 'number', min: 0 }
  if (kind === 'evidence') return { inputType: 'url' }
  return {
    choices: choicesOf(question),
    showDontKnowItem: true,
    ...(hasNotApplicable && {
      showRefuseItem: true,
      refuseText: { 'zh-cn': '不适用', en: 'Does not apply' },
    }),
    ...(kind === 'several' && { showNoneItem: true }),
  }
}

function choicesOf(question: SelftestQuestion) {
  const { texts, points } = question
  const longest = Math.max(...locales.map((locale) => texts[locale]?.answers.length ?? 0))
  return Array.from({ length: longest }, (_, index) => {
    const said = locales.flatMap((locale) => {
      const text = texts[locale]?.answers[index]
      return text === undefined ? [] : [[codes[locale], text] as const]
    })
    const score = points[index]
    return { value: index + 1, text: Object.fromEntries(said), ...(score !== undefined && { score }) }
  })
}

/** When a question that follows from an earlier one is asked. */
function conditionOf({ number, kind, texts }: SelftestQuestion, from: number): string {
  if (kind !== 'several') return `{q${number}} >= ${from}`
  const count = (texts.zh ?? texts.en)?.answers.length ?? 0
  const places = Array.from({ length: Math.max(0, count - from + 1) }, (_, index) => from + index)
  return `{q${number}} anyof [${places.join(', ')}]`
}
