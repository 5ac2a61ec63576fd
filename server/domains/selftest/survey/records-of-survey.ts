import { type Locale, locales } from '../../../../shared/lib/locale.ts'
import { shanghaiTime } from '../../../../shared/lib/text/shanghai-time.ts'
import type { PackagedRecord } from '../../content/package/packaged-record.ts'
import { recordFromJson } from '../../content/package/record-json.ts'
import { type Branch, branchesOf } from './survey-branches.ts'
import { type Survey, type SurveyWords, surveySchema } from './survey-json.ts'
import { type FoundPage, type FoundQuestion, pagesOfSurvey } from './survey-questions.ts'

/** Why a survey cannot become a self-test, and where. */
export type SurveyProblem = {
  at: string
  reason: 'unreadable' | 'noQuestions' | 'twice' | 'condition' | 'unexpected'
}

type ReadSurvey = {
  records: PackagedRecord[]
  problems: SurveyProblem[]
  /** What is in the survey and cannot be scored. */
  left: { name: string; type: string }[]
}

type Options = {
  /** The number of the first record; the others follow. Elements that name their own, as `surveyOf` does, keep it. */
  firstNumber: number
  /** When its texts are published, in the languages of its title; drafts without it. */
  publishedAt: Date | null
}

/** The records of a self-test out of SurveyJS JSON: pages become dimensions, and choices answers with their scores. */
export function recordsOfSurvey(json: unknown, options: Options): ReadSurvey {
  const parsed = surveySchema.safeParse(json)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path }) => ({
      at: path.join('.'),
      reason: 'unreadable' as const,
    }))
    return { records: [], problems, left: [] }
  }
  const { pages, left } = pagesOfSurvey(parsed.data)
  const questions = pages.flatMap((page) => page.questions)
  const { ordered, branches, unfit } = branchesOf(questions)
  const problems: SurveyProblem[] = [
    ...(questions.length === 0 ? [{ at: '', reason: 'noQuestions' as const }] : []),
    ...doubled(questions).map((at) => ({ at, reason: 'twice' as const })),
    ...unfit.map((at) => ({ at, reason: 'condition' as const })),
  ]
  if (problems.length > 0) return { records: [], problems, left }
  const writer = new Writer(parsed.data, options)
  writer.addTest()
  for (const [place, page] of pages.entries()) writer.addDimension(page, place)
  for (const question of ordered) {
    const page = pages.find((one) => one.questions.some(({ name }) => name === question.name))
    writer.addQuestion(question, page?.name ?? '', branches.get(question.name))
  }
  writer.addAdvice()
  return { records: writer.records, problems: writer.problems, left }
}

function doubled(questions: readonly FoundQuestion[]): string[] {
  const names = questions.map(({ name }) => name)
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
}

type SelfTestCollection = Extract<PackagedRecord['collection'], `selfTest${string}`>
type Fields = Record<string, unknown>

/** Collects the records of one test and gives them their numbers. */
class Writer {
  readonly records: PackagedRecord[] = []
  readonly problems: SurveyProblem[] = []
  private readonly numbers = new Map<string, number>()
  private readonly orders = new Map<SelfTestCollection, number>()
  private next: number
  private readonly survey: Survey
  private readonly options: Options

  constructor(survey: Survey, options: Options) {
    this.survey = survey
    this.options = options
    this.next = options.firstNumber
  }

  addTest(): void {
    const { title, description, selfTest } = this.survey
    const { use = 'maturity', minutes, scoring, source, levels = [] } = selfTest
    const number = selfTest.number ?? this.next++
    this.numbers.set('test', number)
    const texts = { title, summary: description, modelSource: source }
    // Behind the questionnaires that visitors answer now: the first one of a use is theirs.
    this.add('selfTests', number, texts, { selftestUse: use, minutes, scoring, order: 99 })
    for (const { number: own, from, name, summary } of levels) {
      const level = this.numberFor(`level ${own}`, own)
      this.add('selfTestLevels', level, { name, summary }, { selfTest: [number], fromScore: from })
    }
  }

  addDimension({ name, title, description }: FoundPage, place: number): void {
    const number = this.numberFor(`page ${name}`, ownNumber('d', name))
    const texts = { name: title ?? `${place + 1}`, summary: description }
    this.add('selfTestDimensions', number, texts, { selfTest: [this.numberOf('test')] })
  }

  addQuestion(question: FoundQuestion, page: string, branch: Branch | undefined): void {
    const { name, kind, title, hint, choices, hasNotApplicable, extras } = question
    const isChosen = kind === 'level' || kind === 'several'
    const isScored = isChosen && choices.some(({ score }) => score !== undefined)
    const answers = isChosen ? choices.map(({ text }) => text) : []
    const texts = { title, hint, unit: extras.unit }
    const shared = {
      dimension: [this.numberOf(`page ${page}`)],
      selftestKind: kind,
      points: isScored ? choices.map(({ score = 0 }) => String(score)) : undefined,
      fullScoreAt: kind === 'number' ? (extras.fullScoreAt ?? 1) : undefined,
      weight: extras.weight === 1 ? undefined : extras.weight,
      notApplicable: hasNotApplicable ? 'offered' : 'notOffered',
      ...(branch && { askedAfter: [this.numberOf(`question ${branch.parent}`)], fromAnswer: branch.from }),
    }
    const number = this.numberFor(`question ${name}`, ownNumber('q', name))
    this.add('selfTestQuestions', number, texts, shared, answers)
  }

  addAdvice(): void {
    for (const { number, page, title, body, levels, offers, ...whom } of this.survey.selfTest.advice ?? []) {
      const dimension = this.numbers.get(`page ${page}`)
      if (dimension === undefined) {
        this.problems.push({ at: `advice.${number}.page`, reason: 'unexpected' })
        continue
      }
      const levelNumbers = levels.flatMap((level) => this.numbers.get(`level ${level}`) ?? [])
      const shared = { dimension: [dimension], levels: levelNumbers, ...whom, ...offers }
      this.add('selfTestAdvice', this.numberFor(`advice ${number}`, number), { title, body }, shared)
    }
  }

  private numberFor(key: string, own: number | undefined): number {
    const keepsOwn = this.survey.selfTest.number !== undefined && own !== undefined
    const number = keepsOwn ? own : this.next++
    this.numbers.set(key, number)
    return number
  }

  private numberOf(key: string): number {
    return this.numbers.get(key) ?? 0
  }

  private add(
    collection: SelfTestCollection,
    number: number,
    words: Record<string, SurveyWords | undefined>,
    shared: Fields,
    answers: SurveyWords[] = [],
  ): void {
    const order = this.orders.get(collection) ?? 0
    this.orders.set(collection, order + 1)
    const texts = Object.fromEntries(
      locales.map((locale) => [locale, this.textsIn(locale, words, answers)] as const),
    )
    const { record, unfit } = recordFromJson(
      { collection, number },
      filled({
        ...{ ...texts, source: texts.zh ? 'zh' : 'en', published: this.published(texts) },
        shared: filled({ order, ...shared }),
      }),
    )
    this.problems.push(
      ...unfit.map((field) => ({ at: `${collection}/${number}.${field}`, reason: 'unexpected' as const })),
    )
    if (record) this.records.push(record)
  }

  /** Undefined where the record says nothing in the language. */
  private textsIn(
    locale: Locale,
    words: Record<string, SurveyWords | undefined>,
    answers: SurveyWords[],
  ): Fields | undefined {
    const say = (one: SurveyWords | undefined) => this.said(one, locale)
    const all = Object.entries(words).map(([name, one]) => [name, say(one)] as const)
    const offered = answers.map((one) => say(one) ?? '')
    const texts = filled({
      ...Object.fromEntries(all),
      answers: offered.some((one) => one !== '') ? offered : undefined,
    })
    return texts.title === undefined && texts.name === undefined ? undefined : texts
  }

  private said(words: SurveyWords | undefined, locale: Locale): string | undefined {
    const own: Locale = this.survey.locale.toLowerCase().startsWith('zh') ? 'zh' : 'en'
    const all = typeof words === 'string' ? { default: words } : (words ?? {})
    const [, text] = Object.entries(all).find(([code]) => (localeOf(code) ?? own) === locale) ?? []
    return text?.trim() || undefined
  }

  private published(texts: Partial<Record<string, Fields | undefined>>): Fields | undefined {
    const { publishedAt } = this.options
    if (!publishedAt) return undefined
    const at = shanghaiTime(publishedAt)
    return filled(Object.fromEntries(locales.map((locale) => [locale, texts[locale] && at])))
  }
}

/** @returns null for `default` */
function localeOf(code: string): Locale | 'other' | null {
  if (code === 'default') return null
  return locales.find((locale) => code.toLowerCase().split('-')[0] === locale) ?? 'other'
}

/** The number in the name of an element that `surveyOf` wrote. */
function ownNumber(letter: 'd' | 'q', name: string): number | undefined {
  const [, digits] = new RegExp(`^${letter}(\\d{1,6})$`).exec(name) ?? []
  return digits === undefined ? undefined : Number(digits)
}

function filled(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
