import type { EligibilityRule } from './eligibility.ts'
import type { QuestionSet } from './questions.ts'

/** An offering's rules as its collection stores them: the text of a JSON list, empty where there are none. */
export function readRules(text: string): EligibilityRule[] {
  return text === '' ? [] : (JSON.parse(text) as EligibilityRule[])
}

/** An offering's questions as stored in its collection; null for one that needs no application. */
export function readQuestions(text: string): QuestionSet | null {
  return text === '' ? null : (JSON.parse(text) as QuestionSet)
}
