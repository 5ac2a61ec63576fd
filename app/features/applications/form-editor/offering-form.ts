import type { ContentDetail } from '../../../../shared/contract/content/content-parts.ts'
import type { EligibilityRule } from '../../../../shared/rules/applications/eligibility.ts'
import { readQuestions, readRules } from '../../../../shared/rules/applications/offering-form.ts'
import type { Question, QuestionSet } from '../../../../shared/rules/applications/questions.ts'

/** The rules of who may have an offering, and the questions they answer. */
export type OfferingForm = { rules: EligibilityRule[]; questions: QuestionSet }

/** As editors left it, published or not. */
export function formOf({ shared }: Pick<ContentDetail, 'shared'>): OfferingForm {
  const text = (name: string) => (typeof shared[name] === 'string' ? shared[name] : '')
  return { rules: readRules(text('rules')), questions: readQuestions(text('questions')) ?? { sections: [] } }
}

/** In the shape in which a record stores it. */
export function sharedOf({ rules, questions }: OfferingForm) {
  return { rules: JSON.stringify(rules), questions: JSON.stringify(questions) }
}

/** A question with its topic, by key. */
export function findQuestion({ sections }: QuestionSet, key: string) {
  for (const section of sections) {
    const question = section.questions.find((one) => one.key === key)
    if (question) return { section, question }
  }
  return null
}

/** The next unused key: `q1`, `q2` … Answers under a key are not confused with a later question's. */
export function nextKey(stem: string, taken: readonly string[]): string {
  for (let number = taken.length + 1; ; number += 1) {
    const key = `${stem}${number}`
    if (!taken.includes(key)) return key
  }
}

const empty = { zh: '', en: '' }
const bases = {
  text: { type: 'text', maxLength: 60 },
  longText: { type: 'longText', maxLength: 500 },
  number: { type: 'number', min: 1, max: 1_000, unit: empty },
  date: { type: 'date' },
  choice: { type: 'choice', options: [] },
  choices: { type: 'choices', options: [] },
  file: { type: 'file', accept: ['pdf', 'image'], atMost: 1 },
  agreement: { type: 'agreement', article: 'toolDonationAgreement', version: 1 },
  budget: { type: 'budget', atMostLines: 12 },
} as const satisfies { [Type in Question['type']]: { type: Type; [part: string]: unknown } }

export const questionTypes = Object.keys(bases) as Question['type'][]

/** A question without text. */
export function newQuestion(key: string, type: Question['type']): Question {
  return { key, label: empty, ...structuredClone(bases[type]) } as Question
}
