import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { SurveyJson, SurveyWords } from '../../../server/domains/selftest/survey/survey-json.ts'

/** A criterion of the OpenSSF Best Practices badge, by the keys of its `criteria.yml`. */
export type Criterion = {
  name: string
  /** Basics, Reporting, Quality, Security or Analysis. */
  major: string
  category: 'MUST' | 'SHOULD' | 'SUGGESTED'
  na_allowed?: boolean
  na_justification_required?: boolean
  met_justification_required?: boolean
  met_url_required?: boolean
  future?: boolean
}

/** How a project meets a criterion. */
type Statement = { status: 'Met' | 'Unmet' | 'N/A' | '?'; says: 'nothing' | 'words' | 'link' }

type Texts = Record<string, Record<string, { description: string; details?: string }>>
type Nested = Map<string, Map<string, Map<string, Map<string, Omit<Criterion, 'name' | 'major'>>>>>

/** The criteria of a level: 0 passing, 1 silver, 2 gold. */
export function criteriaOf(folder: string, level: string): Criterion[] {
  const nested: Nested = parse(readFileSync(join(folder, 'criteria.yml'), 'utf8'), { maxAliasCount: -1 })
  return [...(nested.get(level) ?? [])].flatMap(([major, minors]) =>
    [...minors.values()].flatMap((criteria) =>
      [...criteria].map(([name, rules]) => ({ ...rules, name, major })),
    ),
  )
}

/** What can be stated of a criterion and counts differently, the link as evidence where only a link counts. */
export function statementsOf(one: Criterion): Statement[] {
  const met = one.met_url_required
    ? [{ status: 'Met', says: 'words' } as const, { status: 'Met', says: 'link' } as const]
    : [{ status: 'Met', says: 'nothing' } as const, { status: 'Met', says: 'words' } as const]
  const unmet = [{ status: 'Unmet', says: 'nothing' } as const, { status: 'Unmet', says: 'words' } as const]
  const na = [{ status: 'N/A', says: 'nothing' } as const, { status: 'N/A', says: 'words' } as const]
  return [...unmet, ...met, ...(one.na_allowed ? na : []), { status: '?', says: 'nothing' }]
}

/** Whether a statement is enough for the badge, as its application decides. */
export function isEnough(one: Criterion, { status, says }: Statement): boolean {
  if (status === 'Met')
    return one.met_url_required ? says === 'link' : !one.met_justification_required || says !== 'nothing'
  if (status === 'Unmet')
    return one.category === 'SUGGESTED' || (one.category === 'SHOULD' && says !== 'nothing')
  return status === 'N/A' && (!one.na_justification_required || says !== 'nothing')
}

const isEvidence = ({ category, met_url_required, na_justification_required }: Criterion) =>
  category === 'MUST' && met_url_required && !na_justification_required

/** The answer to the question of a criterion, as it is sent. */
export function sentFor(one: Criterion, stated: Statement): string[] {
  if (stated.status === '?') return ['unsure']
  if (stated.status === 'N/A' && !one.na_justification_required) return ['notApplicable']
  if (isEvidence(one) && stated.status !== 'N/A')
    return stated.says === 'link' ? ['https://example.org/shown'] : ['none']
  const place = offered(one).findIndex(({ status, says }) => status === stated.status && says === stated.says)
  return [String(place + 1)]
}

const offered = (one: Criterion) =>
  statementsOf(one).filter(
    ({ status }) => status !== '?' && (status !== 'N/A' || one.na_justification_required === true),
  )

const majors: Record<string, string> = {
  Basics: '基础',
  'Change Control': '变更控制',
  Reporting: '报告',
  Quality: '质量',
  Security: '安全',
  Analysis: '分析',
}
const says = {
  nothing: ['', ''],
  words: ['，说明了理由', ', explained'],
  link: ['，给了链接', ', with a link'],
} as const
const statuses = { Met: ['满足', 'Met'], Unmet: ['未满足', 'Unmet'], 'N/A': ['不适用', 'N/A'] } as const

/** The criteria of a level as a survey: what counts is met, by share of the criteria that count. */
export function openssfSurvey(folder: string, level: string): SurveyJson {
  const [en, zh] = ['en', 'zh-CN'].map(
    (code): Texts => JSON.parse(readFileSync(join(folder, `criteria.${code}.json`), 'utf8')),
  )
  const said = (name: string, part: 'description' | 'details'): SurveyWords => ({
    default: plain(en?.[level]?.[name]?.[part]),
    'zh-cn': plain(zh?.[level]?.[name]?.[part]),
  })
  const criteria = criteriaOf(folder, level)
  const elementOf = (one: Criterion) => {
    const isLink = isEvidence(one)
    return {
      ...{ type: isLink ? 'text' : 'radiogroup', name: one.name, title: said(one.name, 'description') },
      description: said(one.name, 'details'),
      ...(isLink
        ? { inputType: 'url' }
        : { choices: offered(one).map((stated, index) => choice(one, stated, index)) }),
      selfTest: { notApplicable: one.na_allowed === true && !one.na_justification_required },
    }
  }
  return {
    title: { default: `Badge level ${level}`, 'zh-cn': `徽章第 ${level} 级` },
    description: {
      default: 'Whether a free project follows good practice.',
      'zh-cn': '开源项目是否照好的做法在做。',
    },
    selfTest: {
      ...{ use: 'maturity', minutes: 30, scoring: 'share' },
      source: { default: 'OpenSSF Best Practices, MIT', 'zh-cn': 'OpenSSF Best Practices，MIT 许可' },
      levels: [
        levelOf(1, 0, { default: 'On the way', 'zh-cn': '进行中' }),
        levelOf(2, 100, { default: 'Passed', 'zh-cn': '通过' }),
      ],
    },
    pages: [...Map.groupBy(criteria, ({ major }) => major)].map(([major, own]) => ({
      ...{ name: major, title: { default: major, 'zh-cn': majors[major] ?? major } },
      description: { default: `${own.length} criteria`, 'zh-cn': `${own.length} 条` },
      elements: own.map(elementOf),
    })),
  }
}

function levelOf(number: number, from: number, name: SurveyWords) {
  return { number, from, name, summary: name }
}

function choice(one: Criterion, stated: Statement, index: number) {
  const status = stated.status === '?' ? (['', ''] as const) : statuses[stated.status]
  const [zh, en] = [0, 1].map((place) => `${status[place]}${says[stated.says][place]}`)
  return {
    value: `a${index}`,
    text: { default: en ?? '', 'zh-cn': zh ?? '' },
    score: isEnough(one, stated) ? 1 : 0,
  }
}

const plain = (html = '') =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
