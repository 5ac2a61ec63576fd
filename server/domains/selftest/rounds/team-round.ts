import { randomBytes } from 'node:crypto'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { SelftestTeamRound } from '../../../../shared/contract/selftest-rounds.ts'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import type { OwnedId } from '../../../../shared/lib/owned-id.ts'
import type { EntityType } from '../../../../shared/rules/applications/eligibility.ts'
import { saidIn } from '../../../../shared/rules/selftest/questionnaire.ts'
import {
  type OrganisationSize,
  type SelftestUse,
  selftestRoundPath,
} from '../../../../shared/rules/selftest/selftest-facets.ts'
import type { CallContext, TeamMember } from '../../../context.ts'
import { notify } from '../../messages/notify.ts'
import { teamById } from '../../sign-in/account/people.ts'
import { hashOfToken } from '../../sign-in/sessions/resolve-session.ts'
import { titleOf } from '../kept/describe-plan.ts'
import { publishedTest, versionOf } from '../published-test.ts'
import { keepVersion } from '../results.queries.ts'
import { finishedIn, presentSpread } from './present-spread.ts'
import { addRound, findTeamRound, listAnswered, type RoundRow, removeRound } from './rounds.queries.ts'
import { suggestedQuestions } from './settle-round.ts'

type Ctx = CallContext<TeamMember>
type Opened = { use: SelftestUse; entityType: EntityType | null; organisationSize: OrganisationSize | null }

const tokenColumn = 'selftest_rounds.token'

/** The acting team's round of a use. */
export async function describeOwnRound(ctx: Ctx, { use }: { use: SelftestUse }): Promise<SelftestTeamRound> {
  const { db, actor, locale } = ctx
  const { role } = actor.team
  const round = await findTeamRound(db, actor.team.id, { use })
  const { id, name } = await teamById(db, actor.team.id)
  const answered = round ? await listAnswered(db, round.id) : []
  const finished = finishedIn(answered)
  const canSettle = role === 'superAdmin'
  return {
    team: { teamID: id, name, canOpen: role !== 'member', canSettle },
    test: await titleOf(ctx, use, round?.questionnaire),
    round: round
      ? {
          roundID: round.id,
          link: linkOf(ctx, round),
          closesAt: round.closes_at.toISOString(),
          isClosed: round.is_closed,
          finished: finished.length,
          begun: answered.length - finished.length,
        }
      : null,
    spread: round ? presentSpread(round.questionnaire, finished, locale) : null,
    dimensions: (round?.questionnaire.dimensions ?? []).map(({ number, ...said }) => {
      const { language, name } = saidIn(said, locale)
      return { dimensionId: String(number), language, name }
    }),
    questions: round && canSettle && finished.length > 0 ? suggestedQuestions(ctx, round, finished) : [],
  }
}

function linkOf({ services, locale }: Ctx, { token_encrypted }: RoundRow): string {
  const token = services.cipher.decrypt(token_encrypted, tokenColumn)
  return services.origin + pathInLocale(`/tools/selfTestRound?link=${token}`, locale)
}

/** Opens a round of the test as it is published now, and tells the team. @throws ApiError `notAvailable`, `notFound`, `alreadyOpen` */
export async function openRound(ctx: Ctx, { use, entityType, organisationSize }: Opened) {
  const { db, actor, services } = ctx
  if (actor.team.role === 'member') throw new ApiError('notAvailable')
  const test = await publishedTest(ctx, use)
  const token = randomBytes(16).toString('base64url')
  const roundID = await addRound(db, {
    ...{ team_id: actor.team.id, selftest_use: use, entity_type: entityType },
    organisation_size: organisationSize,
    version_id: await keepVersion(db, versionOf(test)),
    token_hash: hashOfToken(token),
    token_encrypted: services.cipher.encrypt(token, tokenColumn),
  })
  if (!roundID) throw new ApiError('alreadyOpen')
  ctx.audit({
    kind: 'selftest.roundOpened',
    subjectKind: 'selftestRound',
    subjectId: roundID,
    after: { use },
  })
  await notify(ctx, {
    to: { kind: 'team', teamId: actor.team.id },
    category: 'internal',
    template: 'selftest_round_opened',
    params: { team: (await teamById(db, actor.team.id)).name },
    link: selftestRoundPath(use),
  })
  return { roundID }
}

/** @throws ApiError `notAvailable` */
export async function endRound(ctx: Ctx, { roundID }: { roundID: OwnedId }) {
  const { db, actor } = ctx
  const round = actor.team.role !== 'member' && (await findTeamRound(db, actor.team.id, { id: roundID }))
  if (!round) throw new ApiError('notAvailable')
  await removeRound(db, roundID)
  ctx.audit({ kind: 'selftest.roundEnded', subjectKind: 'selftestRound', subjectId: roundID })
  return {}
}
