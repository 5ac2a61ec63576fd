import { type Locale, pathInLocale } from '../../../../shared/lib/locale.ts'
import { parseOwnedId } from '../../../../shared/lib/owned-id.ts'
import {
  type QueueKind,
  type QueueStage,
  queueKinds,
  queueStages,
} from '../../../../shared/rules/staff/staff-queue.ts'

/** The filters of the queue; all of them are in the address. */
export type QueueFilter = {
  kind: QueueKind | undefined
  stage: QueueStage
  /** `me`, `nobody` or a colleague's account. */
  assignee: string | undefined
  isOverdue: boolean
  search: string
  page: number
}

/** Reads the filter from an address; invalid values are left out, so that every link leads somewhere. */
export function filterOf(query: URLSearchParams): QueueFilter {
  const assignee = query.get('assignee') ?? ''
  const page = Number(query.get('page'))
  return {
    kind: queueKinds.find((kind) => kind === query.get('kind')),
    stage: queueStages.find((stage) => stage === query.get('stage')) ?? 'open',
    assignee: assignee === 'me' || assignee === 'nobody' ? assignee : (parseOwnedId(assignee) ?? undefined),
    isOverdue: query.get('overdue') === '1',
    search: (query.get('search') ?? '').slice(0, 80),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

export type Selected = 'page' | 'all' | undefined

/** The address of the queue with a filter, without defaults. */
export function queueHref(locale: Locale, filter: Partial<QueueFilter>, select?: Selected): string {
  const query = new URLSearchParams()
  if (filter.kind) query.set('kind', filter.kind)
  if (filter.stage && filter.stage !== 'open') query.set('stage', filter.stage)
  if (filter.assignee) query.set('assignee', filter.assignee)
  if (filter.isOverdue) query.set('overdue', '1')
  if (filter.search) query.set('search', filter.search)
  if (filter.page && filter.page > 1) query.set('page', String(filter.page))
  if (select) query.set('select', select)
  const text = query.toString()
  return pathInLocale('/staff', locale) + (text && `?${text}`)
}

/** The input of the queue's call for a filter. */
export function queueInput({ kind, assignee, ...rest }: QueueFilter) {
  return { ...rest, ...(kind && { kind }), ...(assignee && { assignee }) }
}
