import { ApiError } from '../../../../shared/contract/errors.ts'
import type { SelftestTeamRound } from '../../../../shared/contract/selftest-rounds.ts'
import type { OwnedId } from '../../../../shared/lib/owned-id.ts'
import { askedQuestions, linked } from '../../../../shared/rules/selftest/asked-questions.ts'
import { questionsIn } from '../../../../shared/rules/selftest/questionnaire.ts'
import { selftestPlanPath } from '../../../../shared/rules/selftest/selftest-facets.ts'
import { commonAnswer, isAgreed, spreadOf } from '../../../../shared/rules/selftest/spread.ts'
import type { CallContext, TeamMember } from '../../../context.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import { notify } from '../../messages/notify.ts'
import { teamById } from '../../sign-in/account/people.ts'
import { refusedOf, take } from '../answer-test.ts'
import { keepForTeam } from '../kept/keep-result.ts'
import { linksIn, sealLinks } from '../own-result.ts'
import { type Given, presentQuestion } from '../selftest.present.ts'
import { findTeamRound, type listAnswered, type RoundRow, removeRound } from './rounds.queries.ts'

type Ctx = CallContext<TeamMember>
type Input = { roundID: OwnedId; answers: Record<string, string[]> }

/** Every question with what most of those who have finished answered; of links, the first that was given. */
export function suggestedQuestions(
  ctx: Ctx,
  { questionnaire: test }: RoundRow,
  finished: Awaited<ReturnType<typeof listAnswered>>,
): SelftestTeamRound['questions'] {
  const links = Object.assign({}, ...finished.map((one) => linksIn(ctx, one.links_encrypted)).toReversed())
  const { questions } = spreadOf(
    test,
    finished.map(({ answers }) => answers),
  )
  const dimensionOf = new Map(
    test.dimensions.flatMap((dimension) =>
      dimension.questions.map((one) => [one, dimension.number] as const),
    ),
  )
  return questions.map((one) => {
    const { question } = one
    const given = commonAnswer(one, finished.length).map((text) =>
      question.kind === 'evidence' && text === linked ? (links[question.number] ?? '') : text,
    )
    const nothing = { answers: {}, links: {} }
    return {
      ...presentQuestion(question, nothing, { isAsked: true, locale: ctx.locale }),
      dimensionId: String(dimensionOf.get(question)),
      given,
      isAgreed: isAgreed(one, finished.length),
    }
  })
}

/**
 * Settles a round: the answers become a result that the team keeps, and the round ends.
 * @throws ApiError `notAvailable`, `invalidInput` by `answers.<number>`
 */
export async function settleRound(ctx: Ctx, { roundID, answers }: Input): Promise<{ resultID: string }> {
  const { db, actor } = ctx
  if (actor.team.role !== 'superAdmin') throw new ApiError('notAvailable')
  const round = await findTeamRound(db, actor.team.id, { id: roundID }, { isLocked: true })
  if (!round) throw new ApiError('notAvailable')
  const { questionnaire: test, version_id, selftest_use, entity_type, organisation_size } = round
  const given: Given = { answers: {}, links: {} }
  const refused = take(questionsIn(test), answers, given)
  refusedOf(askedQuestions(test, given.answers), refused)
  const resultID = await keepForTeam(ctx, test, {
    ...{ team_id: actor.team.id, kept_from: null, selftest_use, version_id, entity_type, organisation_size },
    ...{ answers: given.answers, links_encrypted: sealLinks(ctx, given.links) },
    ...{ started_at: round.opened_at, finished_at: databaseClock },
  })
  await removeRound(db, roundID)
  ctx.audit({
    kind: 'selftest.roundSettled',
    subjectKind: 'selftestRound',
    subjectId: roundID,
    after: { result: resultID },
  })
  await notify(ctx, {
    to: { kind: 'team', teamId: actor.team.id },
    category: 'internal',
    template: 'selftest_round_settled',
    params: { team: (await teamById(db, actor.team.id)).name },
    link: selftestPlanPath(selftest_use),
  })
  return { resultID }
}
