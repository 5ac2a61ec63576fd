import type { FieldError } from '../../contract/errors.ts'
import type { Criterion } from './criteria.ts'

/** What a judge typed, by field: `score_KEY`, `none_KEY`, `reason_KEY`, `note` and `feedback`. */
export type TypedReview = Record<string, string>

/** By criterion; null where it does not apply. */
export type Scores = Record<string, number | null>

type SentReview = { scores: Scores; reasons: Record<string, string>; note: string; feedback: string }

export const reviewLimits = { reason: 300, note: 2_000, feedback: 2_000 } as const

/** Every field of a review's page, with its most characters. */
export function reviewFields(criteria: readonly Criterion[]): Map<string, number> {
  const { reason, note, feedback } = reviewLimits
  return new Map([
    ...criteria.flatMap(({ key }): [string, number][] => [
      [`score_${key}`, 12],
      [`none_${key}`, 3],
      [`reason_${key}`, reason],
    ]),
    ['note', note],
    ['feedback', feedback],
  ])
}

/** A review as it is sent, or what is wrong with it by field. */
export function checkReview(
  criteria: readonly Criterion[],
  typed: TypedReview,
): { sent: SentReview; fields: Record<string, FieldError> } {
  const fields: Record<string, FieldError> = {}
  const sent: SentReview = { scores: {}, reasons: {}, note: textOf(typed, 'note'), feedback: '' }
  for (const criterion of criteria) {
    const { key } = criterion
    if (textOf(typed, `none_${key}`) !== '') {
      const reason = textOf(typed, `reason_${key}`)
      sent.scores[key] = null
      sent.reasons[key] = reason
      if (reason === '') fields[`reason_${key}`] = { reason: 'required' }
      continue
    }
    const checked = checkScore(criterion, textOf(typed, `score_${key}`))
    if ('error' in checked) fields[`score_${key}`] = checked.error
    else if (checked.score !== undefined) sent.scores[key] = checked.score
  }
  sent.feedback = textOf(typed, 'feedback')
  if (sent.feedback === '') fields.feedback = { reason: 'required' }
  for (const [name, limit] of reviewFields(criteria))
    if ([...textOf(typed, name)].length > limit) fields[name] = { reason: 'tooLong', limit }
  return { sent, fields }
}

type Checked = { score: number | undefined } | { error: FieldError }

function checkScore({ low, high, isRequired }: Criterion, text: string): Checked {
  if (text === '') return isRequired ? { error: { reason: 'required' } } : { score: undefined }
  const score = Number(text.normalize('NFKC'))
  if (!Number.isInteger(score)) return { error: { reason: 'wrongFormat' } }
  if (score < low) return { error: { reason: 'tooSmall', limit: low } }
  if (score > high) return { error: { reason: 'tooLarge', limit: high } }
  return { score }
}

const textOf = (typed: TypedReview, name: string): string => (typed[name] ?? '').trim()
