import { turnOf } from '../../../shared/rules/applications/application-status.ts'
import { applicationStates } from '../../../shared/rules/applications/application-transitions.ts'
import type { OfferingKind } from '../../../shared/rules/applications/offerings.ts'
import type { CallContext, TeamMember } from '../../context.ts'
import { getUnreadCounts } from '../messages/unread-counts.ts'
import { offeringNames } from '../offering-names.ts'
import { listTeamApplications } from './application-lists.queries.ts'
import { presentSummary } from './summary.present.ts'

type Pages = { page: number; pageSize: number }
type Input = Pages & { turn?: 'applicant' | undefined; kind?: OfferingKind | undefined }

/** The acting team's applications, the newest first. */
export async function listApplications(ctx: CallContext<TeamMember>, { page, pageSize, turn, kind }: Input) {
  const { rows, total } = await listTeamApplications(ctx.db, ctx.actor.team.id, {
    ...(kind && { kind }),
    ...(turn && { states: applicationStates.filter((state) => turnOf(state) === turn) }),
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  const names = await offeringNames(ctx, rows)
  const entries = await ctx.services.ports.entries.labelsOf(
    ctx.db,
    rows.map(({ id }) => id),
  )
  return {
    items: rows.map((row) => presentSummary(row, names, ctx.locale, entries.get(row.id))),
    total,
    pageSize,
  }
}

/** Those for resources, with the unread messages about them for the badge. */
export async function listResourceApplications(ctx: CallContext<TeamMember>, input: Pages) {
  const [list, { UnReadCount }] = await Promise.all([
    listApplications(ctx, { ...input, kind: 'resource' }),
    getUnreadCounts(ctx),
  ])
  return { ...list, UnReadCount }
}
