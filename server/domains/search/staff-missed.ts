import { ApiError } from '../../../shared/contract/errors.ts'
import type { MissedSearch } from '../../../shared/contract/search.staff.ts'
import type { MissedState } from '../../../shared/rules/missed-searches.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { countMissedStates, findMissed, listMissed, updateMissed } from './missed-list.queries.ts'

type Ctx = CallContext<StaffMember>

/** Searches without results, the most frequent first. */
export async function listMissedSearches(
  ctx: Ctx,
  { state, page, pageSize }: { state: MissedState; page: number; pageSize: number },
) {
  const [rows, counts] = await Promise.all([
    listMissed(ctx.db, state, { limit: pageSize, offset: (page - 1) * pageSize }),
    countMissedStates(ctx.db),
  ])
  return { items: rows.map(presentMissed), page, pageSize, counts }
}

function presentMissed(row: Awaited<ReturnType<typeof listMissed>>[number]): MissedSearch {
  return {
    missedId: row.id,
    version: row.version,
    text: row.text,
    place: row.place,
    count: row.count,
    countSince: row.count_since,
    firstAt: row.first_at.toISOString(),
    lastAt: row.last_at.toISOString(),
    note: row.note,
    handledAt: row.handled_at?.toISOString() ?? null,
    handledBy: row.display_name,
  }
}

type HandleInput = { missedId: string; version: number; state: MissedState; note: string }

/** Marks a search as handled, or reopens it. @throws ApiError `conflict`, `notAvailable` */
export async function handleMissed(ctx: Ctx, { missedId, version, state, note }: HandleInput) {
  const row = await findMissed(ctx.db, missedId)
  if (!row) throw new ApiError('notAvailable')
  if (row.version !== version) throw new ApiError('conflict')
  const { accountId } = ctx.actor
  const next = await updateMissed(ctx.db, row.id, { state, note, accountId })
  ctx.audit({
    kind: 'missedSearch.handled',
    subjectKind: 'missedSearch',
    subjectId: row.id,
    before: { state: row.handled_at ? 'handled' : 'open' },
    after: { state },
  })
  return { state, version: next }
}
