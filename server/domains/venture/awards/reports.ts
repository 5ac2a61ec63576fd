import { ApiError } from '../../../../shared/contract/errors.ts'
import { checkAnswers, checkDraft } from '../../../../shared/rules/applications/check-answers.ts'
import type { CallContext, StaffMember, TeamMember } from '../../../context.ts'
import { databaseClock } from '../../../db/database-clock.ts'
import { findToday } from '../../../db/working-days.queries.ts'
import { refuseChanged } from '../../applications/form/save-draft.ts'
import { move } from '../../move.ts'
import { reportLifecycle } from './award-lifecycle.ts'
import { tellStaff, tellTeam } from './award-notices.ts'
import { openAnswers, sealAnswers, sealText } from './award-texts.ts'
import { type AwardRow, findAward, findReport, type ReportRow } from './awards.queries.ts'
import { awardToRun, mayAgree } from './own-award.ts'

type Written = {
  reportId: string
  answers: Record<string, unknown>
  base?: Record<string, string> | undefined
  /** Whether it is sent, or kept as typed. */
  isSent: boolean
}

/** A team's report is kept as typed, or sent if it is complete; admins send it. */
export async function writeReport(ctx: CallContext<TeamMember>, input: Written) {
  const { report, award } = await ownReport(ctx, input.reportId)
  if (award.state !== 'agreed' && award.state !== 'running') throw new ApiError('illegalTransition')
  if (input.isSent && !mayAgree(ctx.actor)) throw new ApiError('notAvailable')
  const stored = openAnswers(ctx.services, report.answers_encrypted)
  refuseChanged(stored, input)
  const drafted = checkDraft(report.questions, input.answers)
  if (Object.keys(drafted.fields).length > 0) throw new ApiError('invalidInput', { fields: drafted.fields })
  const { accountId } = ctx.actor
  const answers = { ...stored, ...drafted.answers }
  if (!input.isSent) {
    const kept = await move(ctx, reportLifecycle, report, {
      ...{ action: 'save', accountId },
      set: { answers_encrypted: sealAnswers(ctx.services, answers) },
    })
    return written(kept)
  }
  const sent = await move(ctx, reportLifecycle, report, {
    ...{ action: 'send', accountId },
    set: async () => {
      const checked = checkAnswers(report.questions, answers, { today: await findToday(ctx.db) })
      if (Object.keys(checked.fields).length > 0)
        throw new ApiError('invalidInput', { fields: checked.fields })
      return {
        answers_encrypted: sealAnswers(ctx.services, checked.answers),
        ...{ sent_by: accountId, sent_at: databaseClock },
      }
    },
  })
  await tellStaff(ctx, award, 'sent')
  return written(sent)
}

const written = ({ state, version, changed_at }: ReportRow) => ({
  ...{ state, version, savedAt: changed_at.toISOString() },
})

/** A report of my team, with its award locked. @throws ApiError `notAvailable` */
async function ownReport(ctx: CallContext<TeamMember>, reportId: string): Promise<Found> {
  const found = await findReport(ctx.db, reportId)
  const award = found && (await findAward(ctx.db, found.award_id, 'locked'))
  const report = award?.team_id === ctx.actor.team.id && (await findReport(ctx.db, reportId))
  if (!award || !report) throw new ApiError('notAvailable')
  return { report, award }
}
type Found = { report: ReportRow; award: AwardRow }

type Decision = { reportId: string; version: number; action: 'return' | 'accept'; reason: string }

/** Staff accept a report, or return it with the reason. */
export async function decideReport(ctx: CallContext<StaffMember>, input: Decision) {
  const found = await findReport(ctx.db, input.reportId)
  if (!found) throw new ApiError('notAvailable')
  const award = await awardToRun(ctx, found.award_id)
  const report = (await findReport(ctx.db, input.reportId)) ?? found
  if (report.version !== input.version) throw new ApiError('conflict')
  const { action, reason } = input
  const after = await move(ctx, reportLifecycle, report, {
    ...{ action, accountId: ctx.actor.accountId },
    set: () => {
      if (action === 'return' && reason === '')
        throw new ApiError('invalidInput', { fields: { reason: { reason: 'required' } } })
      return {
        returned_because_encrypted: action === 'return' ? sealText(ctx.services, 'returned', reason) : null,
        decided_at: databaseClock,
      }
    },
  })
  await tellTeam(ctx, award, action === 'return' ? 'returned' : 'accepted')
  return { awardId: award.id, state: after.state, version: after.version }
}
