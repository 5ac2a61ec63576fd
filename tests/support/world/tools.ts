import { locales } from '../../../shared/lib/locale.ts'
import type { EligibilityRule } from '../../../shared/rules/applications/eligibility.ts'
import type { QuestionSet } from '../../../shared/rules/applications/questions.ts'
import type { TestPortal } from '../portal/portal.ts'

export type TestTool = {
  rules?: EligibilityRule[]
  questions?: QuestionSet
  stockPerYear?: number | null
  allowanceUnits?: number
  activationKind?: 'steps' | 'code'
  replyWorkingDays?: number
  termMonths?: number
  startLink?: string
}

let lastNumber = 900_000

/** Two questions, one with a phone: enough for tests that are not about questions. */
export const plainQuestions: QuestionSet = {
  sections: [
    {
      key: 'plan',
      title: { zh: '使用计划', en: 'Plan' },
      questions: [
        { key: 'purpose', type: 'longText', label: { zh: '用来做什么', en: 'What for' }, maxLength: 200 },
        {
          key: 'contact',
          type: 'text',
          label: { zh: '联系手机', en: 'Mobile number' },
          maxLength: 20,
          format: 'phone',
          prefill: 'contactPhone',
        },
      ],
    },
  ],
}

/** Valid answers to the plain questions; the phone is filled in from the account. */
export const plainAnswers = { purpose: '每周给志愿者排班' }

/** A new published tool; anyone may apply unless rules say otherwise. @returns its number for calls */
export async function createTool(portal: TestPortal, tool: TestTool = {}): Promise<string> {
  lastNumber += 1
  const number = lastNumber
  await portal.db
    .insertInto('tools')
    .values({
      number,
      fields: [],
      needs: [],
      kind: 'cloudService',
      cost: 'free',
      who_may_apply: 'anyTeam',
      licence: 'MIT',
      homepage: 'https://example.org/',
      rules: JSON.stringify(tool.rules ?? []),
      reply_working_days: tool.replyWorkingDays ?? 3,
      stock_per_year: tool.stockPerYear === undefined ? null : tool.stockPerYear,
      allowance_units: tool.allowanceUnits ?? 1,
      activation_kind: tool.activationKind ?? 'steps',
      term_months: tool.termMonths ?? null,
      start_link: tool.startLink ?? null,
      reviewed_on: '2026-10-20',
      source: null,
    })
    .execute()
  await portal.db
    .insertInto('tool_texts')
    .values(locales.map((language) => textOf(number, language)))
    .execute()
  await portal.db
    .insertInto('question_sets')
    .values({
      offering_kind: 'tool',
      offering_number: number,
      version: 1,
      questions: JSON.stringify(tool.questions ?? plainQuestions),
    })
    .execute()
  return String(number)
}

function textOf(number: number, language: 'zh' | 'en') {
  const list = JSON.stringify([language === 'zh' ? '一步' : 'One step'])
  return {
    tool_number: number,
    language,
    state: 'published' as const,
    name: language === 'zh' ? `工具 ${number}` : `Tool ${number}`,
    tagline: '-',
    description: list,
    audience: '-',
    keywords: '-',
    papers: list,
    claim_steps: list,
    exit_route: '-',
    cost_after: '-',
    activation_steps: list,
  }
}
