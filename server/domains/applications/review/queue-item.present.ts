import type { QueueItem } from '../../../../shared/contract/applications/application-parts.staff.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { type OfferingNames, offeringNames } from '../../offering-names.ts'
import { standingOfTeam } from '../../organisations/standing-of-team.ts'
import { type Person, peopleById } from '../../sign-in/account/people.ts'
import { presentSummary } from '../summary.present.ts'
import type { QueueRow } from './queue.queries.ts'

/** An application as a row of staff lists, with its related names. */
export async function presentQueueItem(ctx: CallContext<StaffMember>, row: QueueRow): Promise<QueueItem> {
  const { name } = await standingOfTeam(ctx.db, row.team_id)
  return presentItem(row, {
    names: await offeringNames(ctx, [row]),
    people: await peopleById(ctx, [row.assigned_to]),
    organisationName: name,
    locale: ctx.locale,
  })
}

type Around = {
  names: OfferingNames
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

/** A member of staff as colleagues see them; null for nobody. */
export function presentStaff(accountId: string | null, people: ReadonlyMap<string, Person>) {
  return accountId === null ? null : { accountId, displayName: people.get(accountId)?.staffName ?? '' }
}
