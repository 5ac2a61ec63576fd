import { ApiError } from '../../../../shared/contract/errors.ts'
import type { AwardView } from '../../../../shared/contract/venture/award-parts.ts'
import type { CallContext, StaffMember, TeamMember } from '../../../context.ts'
import { staffNames } from '../../content/records/staff-names.ts'
import { hasStakeIn } from '../../sign-in/account/people.ts'
import { wouldGain } from '../deciding/release-place.ts'
import { namesOf, presentAward } from './award.present.ts'
import { makerOfStep } from './award-lifecycle.ts'
import { listAwardEditions, listAwards as listRows, sumAwards } from './award-sums.queries.ts'
import { openText } from './award-texts.ts'
import {
  type AwardRow,
  findAward,
  findAwardOfApplication,
  listTranches,
  type TrancheRow,
} from './awards.queries.ts'
import { canClose, isOpen } from './end-award.ts'
import { mayAgree, ownAward } from './own-award.ts'
import { leftToAskBack, stepsOf } from './tranches.ts'

/** An award of my team. */
export async function getAward(ctx: CallContext<TeamMember>, { awardId }: { awardId: string }) {
  const award = await ownAward(ctx, awardId)
  const canSign = mayAgree(ctx.actor)
  return {
    ...(await presentAward(ctx, award, 'team')),
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
  if (!award) throw new ApiError('notFound')
  ctx.audit({
    kind: 'ventureAward.view',
    subjectKind: 'ventureAward',
    subjectId: award.id,
    teamId: award.team_id,
  })
  const isOwn = await hasStakeIn(ctx.db, ctx.actor.accountId, award.team_id)
  const view = await presentAward(ctx, award, isOwn ? 'team' : 'staff')
  const isLive = award.state === 'awarded' || award.state === 'agreed' || award.state === 'running'
  const openCount = view.tranches.filter(isOpen).length
  return {
    ...view,
    tranches: await withSteps(ctx, award, view.tranches, isOwn),
    isOwn,
    canPropose: isLive && !isOwn,
    canStop: isLive && !isOwn && !(await wouldGain(ctx, award)),
    stopAsked: isOwn ? null : await stopAskedOf(ctx, award),
    canClose: award.state === 'running' && !isOwn && (await canClose(ctx, award.id, openCount)),
    canAskBack: !isOwn && leftToAskBack(view.tranches) > 0,
  }
}

/** What this person may do with each tranche, and who asks for what another person has to confirm. */
async function withSteps(
  ctx: CallContext<StaffMember>,
  { id }: AwardRow,
  tranches: AwardView['tranches'],
  isOwn: boolean,
) {
  const rows = new Map((await listTranches(ctx.db, id)).map((row) => [row.id, row]))
  const askers = [...rows.values()].flatMap((row) => askerOf(row) ?? [])
  const names = await staffNames(ctx.db, askers)
  const { accountId } = ctx.actor
  return tranches.map((tranche) => {
    const row = rows.get(tranche.trancheId)
    const asker = row && !isOwn ? askerOf(row) : null
    const may = row && !isOwn ? stepsOf(row) : []
    return {
      ...tranche,
      waiverBecause: row && !isOwn ? openText(ctx.services, 'waived', row.waiver_because_encrypted) : null,
      may: may.filter(
        (action) => (action !== 'propose' || tranche.isMet) && row && makerOfStep(row, action) !== accountId,
      ),
      asked: asker ? { name: names.get(asker) ?? '', isMine: asker === accountId } : null,
    }
  })
}

/** Who waits for a second person: of money that is asked back, noted as moved, or to be waived. */
function askerOf(row: TrancheRow): string | null {
  const waiting = stepsOf(row).find((action) => makerOfStep(row, action) !== null)
  return waiting ? makerOfStep(row, waiting) : null
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
  const titleOf = (id: string) => names.get(id)?.title ?? names.get(id)?.reference ?? ''
  return rows.map((row) => {
    const found = names.get(row.id)
    const after = rows.filter((one) => one.in_place_of === row.id)
    return {
      awardId: row.id,
      edition: row.edition,
      reference: found?.reference ?? '',
      title: titleOf(row.id),
      recipient: found?.organisation ?? found?.team ?? '',
      state: row.state,
      awardedOn: row.awarded_on,
      amount: Number(row.amount),
      paid: Number(row.paid),
      open: Number(row.open),
      released:
        row.state === 'stopped'
          ? {
              amount: Number(row.amount) - Number(row.paid),
              to: after.map(({ id, amount }) => ({
                awardId: id,
                title: titleOf(id),
                amount: Number(amount),
              })),
            }
          : null,
    }
  })
}
