import type { PersonalKind } from '../../../../shared/contract/content/fields.ts'
import { isMaskedForm } from '../../../../shared/lib/text/masking.ts'
import { type Answers, questionsOf } from '../../../../shared/rules/applications/check-answers.ts'
import type { Question, QuestionSet } from '../../../../shared/rules/applications/questions.ts'

type Masked = Exclude<PersonalKind, 'text'>

/** Which answers name or reach a person: they leave the server masked. */
export function personalKindOf(question: Question): Masked | null {
  if (question.type !== 'text') return null
  if (question.format === 'phone' || question.prefill === 'contactPhone') return 'phone'
  if (question.format === 'email' || question.prefill === 'contactEmail') return 'email'
  return question.prefill === 'contactName' ? 'name' : null
}

/**
 * Puts the stored phone, name or address back where a form sent a masked one: a page without script shows these
 * masked, and sending the page as it came must not destroy them, not even a page from before they were changed.
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
    const now = typed[question.key]
    if (!kind || typeof before !== 'string' || before === '' || typeof now !== 'string') continue
    if (isMaskedForm(kind, now.trim())) restored[question.key] = before
  }
  return restored
}
