import type { PersonalKind } from '../../../../shared/contract/content/fields.ts'
import { isMaskedForm } from '../../../../shared/lib/text/masking.ts'
import { type Answers, questionsOf } from '../../../../shared/rules/applications/check-answers.ts'
import type { Question, QuestionSet } from '../../../../shared/rules/applications/questions.ts'

type Masked = Exclude<PersonalKind, 'text'>

/** The kind of personal detail that a question asks for; such answers leave the server masked. */
export function personalKindOf(question: Question): Masked | null {
  if (question.type !== 'text') return null
  if (question.format === 'phone' || question.prefill === 'contactPhone') return 'phone'
  if (question.format === 'email' || question.prefill === 'contactEmail') return 'email'
  return question.prefill === 'contactName' ? 'name' : null
}

/**
 * Restores the stored phone, name or address where a form sent the masked one: a page without script shows
 * masked values, and submitting it unchanged must not overwrite them, even if loaded before a change.
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
