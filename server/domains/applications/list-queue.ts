import type { QueueItem } from '../../../shared/contract/applications.staff.ts'
import type { Bilingual, Locale } from '../../../shared/lib/locale.ts'
import { parseReference } from '../../../shared/lib/reference.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { type Person, peopleById } from '../accounts/people.ts'
import { requireRole } from '../accounts/staff-policy.ts'
import { standingOfTeam } from '../organisations/standing-of-team.ts'
import { toolNames } from '../toolbox/offered-tool.ts'
import { countQueue, listQueue, type QueueRow, type QueueView } from './queue.queries.ts'
import { presentSummary } from './summary.present.ts'

type Input = {
  view: QueueView
  toolId?: string | undefined
  keywords: string
  page: number
  pageSize: number
}

/** The reviewers' queue, due soonest first. */
export async function listApplicationsForQueue(ctx: CallContext<StaffMember>, input: Input) {
  requireRole(ctx, 'reviewer')
  const reference = parseReference(input.keywords)
  const { rows, total } = await listQueue(
    ctx.db,
    {
      view: input.view,
      accountId: ctx.actor.accountId,
      tool: input.toolId ? Number(input.toolId) : null,
      reference,
      name: reference ? '' : input.keywords,
    },
    { limit: input.pageSize, offset: (input.page - 1) * input.pageSize },
  )
  return {
    items: await presentQueue(ctx, rows),
    total,
    pageSize: input.pageSize,
    counts: await countQueue(ctx.db, ctx.actor.accountId),
  }
}

/** Rows of the queue with the names that belong to them. */
export async function presentQueue(ctx: CallContext<StaffMember>, rows: QueueRow[]): Promise<QueueItem[]> {
  const names = await toolNames(
    ctx.db,
    rows.map((row) => row.tool_number),
  )
  const people = await peopleById(
    ctx,
    rows.map((row) => row.assigned_to),
  )
  const items = []
  for (const row of rows) {
    const { name } = await standingOfTeam(ctx.db, row.team_id)
    items.push(presentItem(row, { names, people, organisationName: name, locale: ctx.locale }))
  }
  return items
}

type Around = {
  names: ReadonlyMap<number, Bilingual>
  people: ReadonlyMap<string, Person>
  organisationName: string | null
  locale: Locale
}

function presentItem(row: QueueRow, { names, people, organisationName, locale }: Around): QueueItem {
  return {
    ...presentSummary(row, names, locale),
    version: row.version,
    isAppeal: row.is_appeal,
    teamName: row.team_name,
    organisationName,
    assignedTo: presentStaff(row.assigned_to, people),
    openableAt: row.is_amendable ? (row.amendable_until?.toISOString() ?? null) : null,
    isOverdue: row.is_overdue && (row.state === 'submitted' || row.state === 'in_review'),
  }
}

/** A member of staff as colleagues read them; null for nobody. */
export function presentStaff(accountId: string | null, people: ReadonlyMap<string, Person>) {
  return accountId === null ? null : { accountId, displayName: people.get(accountId)?.staffName ?? '' }
}
