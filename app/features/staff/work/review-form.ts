import type { ActFailure } from '../../../api/forms/act.ts'

/** The answer of a review form: a refusal or a preview, both with everything that was typed. */
export type ReviewPreview = {
  kind: 'preview'
  /** `to` says whose it is, where it differs. */
  messages: { language: 'zh' | 'en'; title: string; body: string; to?: string }[]
  values: Record<string, string[]>
}
export type ReviewAnswer = ActFailure | ReviewPreview | undefined

/** One form of a page that has several: its typed values and errors; empty for the other forms. */
export type FormState = {
  failure: ActFailure | undefined
  first(name: string): string
  all(name: string): string[]
}

/** The state of the form that posts these intents. */
export function formState(answer: ReviewAnswer, ...intents: string[]): FormState {
  const isMine = answer !== undefined && intents.includes(answer.values.intent?.[0] ?? '')
  const values = isMine ? answer.values : {}
  return {
    failure: isMine && 'isFailure' in answer ? answer : undefined,
    first: (name) => values[name]?.[0] ?? '',
    all: (name) => values[name] ?? [],
  }
}

export function failureOf(answer: ReviewAnswer): ActFailure | undefined {
  return answer && 'isFailure' in answer ? answer : undefined
}
