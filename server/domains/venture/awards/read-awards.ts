import { ApiError } from '../../../../shared/contract/errors.ts'
import { actionsIn } from '../../../../shared/rules/lifecycle.ts'
import { trancheTransitions } from '../../../../shared/rules/venture/award-transitions.ts'
import type { CallContext, StaffMember, TeamMember } from '../../../context.ts'
import { staffNames } from '../../content/records/staff-names.ts'
import { hasStakeIn } from '../../sign-in/account/people.ts'
import { namesOf, presentAward } from './award.present.ts'
import { openText } from './award-texts.ts'
import {
  type AwardRow,
  findAward,
  findAwardOfApplication,
  listAwardEditions,
  listAwards as listRows,
  sumAwards,
} from './awards.queries.ts'
import { canClose } from './end-award.ts'
import { mayAgree, ownAward } from './own-award.ts'

/** An award of my team. */
export async function getAward(ctx: CallContext<TeamMember>, { awardId }: { awardId: string }) {
  const award = await ownAward(ctx, awardId)
  const canSign = mayAgree(ctx.actor)
  return {
    ...(await presentAward(ctx, award)),
    TeamID: ctx.actor.team.id,
    canSign,
  }
}

/** The award that my team's application led to; null where there is none. */
export async function findOwnAward(
  ctx: CallContext<TeamMember>,
  { applicationId }: { applicationId: string },
) {
  const found = await findAwardOfApplication(ctx.db, ctx.actor.team.id, applicationId)
  if (!found) throw new ApiError('notAvailable')
  return { awardId: found.award }
}

/** An award for staff, with what this person may do; somebody of the team or its organisation may only read. */
export async function reviewAward(ctx: CallContext<StaffMember>, { awardId }: { awardId: string }) {
  const award = await findAward(ctx.db, awardId)
  if (!award) throw new ApiError('notAvailable')
  ctx.audit({
    kind: 'ventureAward.view',
    subjectKind: 'ventureAward',
    subjectId: award.id,
    teamId: award.team_id,
  })
  const view = await presentAward(ctx, award)
  const isOwn = await hasStakeIn(ctx.db, ctx.actor.accountId, award.team_id)
  const isLive = award.state === 'awarded' || award.state === 'agreed' || award.state === 'running'
  const openCount = view.tranches.filter(({ state }) => state === 'planned' || state === 'proposed').length
  return {
    ...view,
    tranches: view.tranches.map((tranche) => ({
      ...tranche,
      may: isOwn
        ? []
        : actionsIn(trancheTransitions, tranche).filter(
            (action) =>
              (action !== 'propose' || tranche.isMet) &&
              (action !== 'end' || tranche.direction === 'payback'),
          ),
    })),
    isOwn,
    canPropose: isLive && !isOwn,
    canStop: isLive && !isOwn,
    stopAsked: isOwn ? null : await stopAskedOf(ctx, award),
    canClose: award.state === 'running' && !isOwn && (await canClose(ctx, award.id, openCount)),
    canAskBack: view.paid > 0 && !isOwn,
  }
}

/** Who asks to stop it and why; the team reads nothing of it before it is confirmed. */
async function stopAskedOf(ctx: CallContext<StaffMember>, award: AwardRow) {
  const { stop_asked_by: askedBy, ended_at: endedAt } = award
  if (!askedBy || endedAt) return null
  return {
    name: (await staffNames(ctx.db, [askedBy])).get(askedBy) ?? '',
    isMine: askedBy === ctx.actor.accountId,
    reason: openText(ctx.services, 'ended', award.ended_because_encrypted) ?? '',
  }
}

/** The awards of an edition with their money, and the sums of all. */
export async function listAwards(
  ctx: CallContext<StaffMember>,
  { edition: wanted }: { edition?: number | undefined },
) {
  const editions = await listAwardEditions(ctx.db)
  const edition = wanted ?? editions[0] ?? null
  const of = { edition: edition ?? 0 }
  const [rows, sums] = await Promise.all([listRows(ctx.db, of), sumAwards(ctx.db, of)])
  return { items: await presentRows(ctx, rows), sums, edition, editions }
}

async function presentRows(ctx: CallContext<StaffMember>, rows: Awaited<ReturnType<typeof listRows>>) {
  const names = await namesOf(
    ctx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const found = names.get(row.id)
    return {
      awardId: row.id,
      edition: row.edition,
      reference: found?.reference ?? '',
      title: found?.title ?? found?.reference ?? '',
      recipient: found?.organisation ?? found?.team ?? '',
      state: row.state,
      awardedOn: row.awarded_on,
      amount: Number(row.amount),
      paid: Number(row.paid),
      open: Number(row.open),
    }
  })
}
