import { questionsOf } from '../../../../shared/rules/applications/check-answers.ts'
import type { Prefill, Question } from '../../../../shared/rules/applications/questions.ts'
import type { CallContext, TeamMember } from '../../../context.ts'
import { wasAuditedOfOthers } from '../../../db/audit/audit.ts'
import { questionSetOf } from '../question-sets.queries.ts'
import { openAnswers } from './application-texts.ts'
import { findLastSentAlone } from './own-contacts.queries.ts'

/** Details by which a person is reached. */
export type Contact = Extract<Prefill, 'contactName' | 'contactPhone' | 'contactEmail'>

/** The contact that a question asks for, if any. */
export function contactOf(question: Question): Contact | null {
  if (question.type !== 'text') return null
  switch (question.prefill) {
    case 'contactName':
    case 'contactPhone':
    case 'contactEmail':
      return question.prefill
    default:
      return null
  }
}

/**
 * The contacts that the person stated in the last application they sent for the acting team. An application
 * in which a colleague has written gives none: the contacts in it may be the colleague's.
 */
export async function contactsLastSent(
  ctx: CallContext<TeamMember>,
): Promise<Partial<Record<Contact, string>>> {
  const { accountId, team } = ctx.actor
  const last = await findLastSentAlone(ctx.db, { teamId: team.id, accountId })
  if (!last) return {}
  const saving = { kind: 'application.saved', subjectKind: 'application', subjectId: last.id }
  if (await wasAuditedOfOthers(ctx.db, { ...saving, accountId })) return {}
  const set = await questionSetOf(ctx.db, last.question_set_id)
  const answers = openAnswers(ctx.services, last.answers_encrypted)
  const stated: Partial<Record<Contact, string>> = {}
  for (const question of questionsOf(set)) {
    const contact = contactOf(question)
    const answer = answers[question.key]
    if (contact && typeof answer === 'string' && answer !== '') stated[contact] ??= answer
  }
  return stated
}
