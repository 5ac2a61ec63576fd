import { turnOf } from '../../../shared/rules/applications/application-status.ts'
import { applicationStates } from '../../../shared/rules/applications/application-transitions.ts'
import type { CallContext, TeamMember } from '../../context.ts'
import { offeringNames } from '../offering-names.ts'
import { listTeamApplications } from './application-lists.queries.ts'
import { presentSummary } from './summary.present.ts'

type Input = { page: number; pageSize: number; turn?: 'applicant' | undefined }

/** The acting team's applications, the newest first. */
export async function listApplications(ctx: CallContext<TeamMember>, { page, pageSize, turn }: Input) {
  const { rows, total } = await listTeamApplications(ctx.db, ctx.actor.team.id, {
    ...(turn && { states: applicationStates.filter((state) => turnOf(state) === turn) }),
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  const names = await offeringNames(ctx, rows)
  return { items: rows.map((row) => presentSummary(row, names, ctx.locale)), total, pageSize }
}
