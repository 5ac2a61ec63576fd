import type { PersonalKind } from '../../../shared/contract/fields.ts'
import { maskEmail, maskName, maskPhone } from '../../../shared/lib/masking.ts'
import { type Answers, questionsOf } from '../../../shared/rules/check-answers.ts'
import type { Question, QuestionSet } from '../../../shared/rules/questions.ts'

type Masked = Exclude<PersonalKind, 'text'>

/** Which answers name or reach a person: they leave the server masked. */
export function personalKindOf(question: Question): Masked | null {
  if (question.type !== 'text') return null
  if (question.format === 'phone' || question.prefill === 'contactPhone') return 'phone'
  if (question.format === 'email' || question.prefill === 'contactEmail') return 'email'
  return question.prefill === 'contactName' ? 'name' : null
}

const masks: Record<Masked, (value: string) => string> = {
  phone: maskPhone,
  email: maskEmail,
  name: maskName,
}

/**
 * Puts the stored phone, name or address back where a form sent its masked form: a page without script shows
 * these masked, and sending the page as it came must not destroy them.
 */
export function restoreMasked(
  set: QuestionSet,
  typed: Record<string, unknown>,
  stored: Answers,
): Record<string, unknown> {
  const restored = { ...typed }
  for (const question of questionsOf(set)) {
    const kind = personalKindOf(question)
    const before = stored[question.key]
    if (!kind || typeof before !== 'string' || before === '') continue
    if (typed[question.key] === masks[kind](before)) restored[question.key] = before
  }
  return restored
}
