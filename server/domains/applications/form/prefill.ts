import type { Answers } from '../../../../shared/rules/applications/check-answers.ts'
import { questionsOf } from '../../../../shared/rules/applications/check-answers.ts'
import type { Prefill, QuestionSet } from '../../../../shared/rules/applications/questions.ts'
import type { CallContext, TeamMember } from '../../../context.ts'
import { nameOfActingPerson } from '../../organisations/acting-name.ts'
import { standingOfTeam } from '../../organisations/standing-of-team.ts'
import { peopleById, teamById } from '../../sign-in/account/people.ts'
import { contactOf, contactsLastSent } from './own-contacts.ts'

/** The profile field for each contact. */
const profileFields = { contactName: 'name', contactPhone: 'phone', contactEmail: 'email' } as const

/**
 * Answers known before anything is typed: the organisation's, and the person's own contacts, from the
 * profile, else their last application for the team, else what they stated for its verification.
 */
export async function prefilledAnswers(ctx: CallContext<TeamMember>, set: QuestionSet): Promise<Answers> {
  const { accountId, team } = ctx.actor
  const standing = await standingOfTeam(ctx.db, team.id)
  const person = (await peopleById(ctx, [accountId])).get(accountId)
  const contacts = questionsOf(set).flatMap((question) => contactOf(question) ?? [])
  const isProfileEnough = contacts.every((contact) => person?.[profileFields[contact]])
  const sent = isProfileEnough ? {} : await contactsLastSent(ctx)
  const known: Record<Prefill, string | null | undefined> = {
    organisationName: standing.name,
    creditCode: standing.creditCode,
    teamName: (await teamById(ctx.db, team.id)).name,
    contactName: person?.name || sent.contactName,
    contactPhone: person?.phone || sent.contactPhone,
    contactEmail: person?.email || sent.contactEmail,
  }
  if (!known.contactName && contacts.includes('contactName'))
    known.contactName = await nameOfActingPerson(ctx, team.id)
  const answers: Answers = {}
  for (const question of questionsOf(set)) {
    const value = question.type === 'text' && question.prefill ? known[question.prefill] : null
    if (value) answers[question.key] = value
  }
  return answers
}
