import type { Answers } from '../../../shared/rules/check-answers.ts'
import { questionsOf } from '../../../shared/rules/check-answers.ts'
import type { Prefill, QuestionSet } from '../../../shared/rules/questions.ts'
import type { CallContext, TeamMember } from '../../context.ts'
import { peopleById, teamById } from '../accounts/people.ts'
import { standingOfTeam } from '../organisations/standing-of-team.ts'

/** What the profile answers of a form before anything is typed. */
export async function prefilledAnswers(ctx: CallContext<TeamMember>, set: QuestionSet): Promise<Answers> {
  const { accountId, team } = ctx.actor
  const standing = await standingOfTeam(ctx.db, team.id)
  const person = (await peopleById(ctx, [accountId])).get(accountId)
  const known: Record<Prefill, string | null | undefined> = {
    organisationName: standing.name,
    creditCode: standing.creditCode,
    teamName: (await teamById(ctx.db, team.id)).name,
    contactName: person?.name,
    contactPhone: person?.phone,
    contactEmail: person?.email,
  }
  const answers: Answers = {}
  for (const question of questionsOf(set)) {
    const value = question.type === 'text' && question.prefill ? known[question.prefill] : null
    if (value) answers[question.key] = value
  }
  return answers
}
