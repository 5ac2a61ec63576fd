import * as m from '#messages'
import type { Api } from '../../../../shared/contract/contract.ts'
import { ApiError, type ErrorName } from '../../../../shared/contract/errors.ts'
import type { QueueItem } from '../../../../shared/contract/staff/staff-work.ts'
import { bulkLimit } from '../../../../shared/rules/staff/staff-queue.ts'
import { errorText } from '../../../api/forms/form-errors.ts'
import type { PostedForm } from '../../../api/forms/posted-form.ts'
import { proveIfAsked } from '../prove-if-asked.ts'
import { type Change, handOver } from './hand-over.ts'
import { filterOf, queueInput } from './queue-filter.ts'
import { partyOf, subjectOf } from './queue-words.ts'

export type Failure = { reference: string; why: string }
export type BulkResult = { kind: 'result'; text: string; failures: Failure[]; undo?: string }
/** What is decided about several items at once: applications are approved, requests for tools closed. */
export type BulkStep = 'approve' | 'close'
export type BulkConfirmation = {
  kind: 'confirmation'
  step: BulkStep
  items: { id: string; version: number; reference: string; text: string }[]
  skipped: Failure[]
}

const pageSize = 50
/** The most that one call decides. */
const decidedAtOnce = 50

/** Carries out the form around the queue. */
export async function actOnQueue(
  api: Api,
  form: PostedForm,
  url: URL,
): Promise<BulkResult | BulkConfirmation> {
  switch (form.text('intent')) {
    case 'undo':
      return undoAssignment(api, form)
    case 'approve':
      return approve(api, form)
    case 'close':
      return close(api, form)
    case 'confirmApprove':
      return confirmStep('approve', await chosenItems(api, form, url))
    case 'confirmClose':
      return confirmStep('close', await chosenItems(api, form, url))
    default:
      return assign(api, await chosenItems(api, form, url), form.text('assignee'))
  }
}

/** The chosen items: the ticked ones, or with `all` the filter's first hundred, due soonest first. */
async function chosenItems(api: Api, form: PostedForm, url: URL): Promise<QueueItem[]> {
  const input = queueInput(filterOf(url.searchParams))
  if (form.text('scope') === 'all') {
    const items: QueueItem[] = []
    for (let page = 1; page <= bulkLimit / pageSize; page += 1) {
      const queue = await api.staff.queue({ ...input, page, pageSize })
      items.push(...queue.items)
      if (items.length >= queue.total) break
    }
    return items
  }
  const ids = form.texts('ids').slice(0, bulkLimit)
  if (ids.length === 0) throw new ApiError('invalidInput', { fields: { ids: { reason: 'required' } } })
  return itemsById(api, ids)
}

async function itemsById(api: Api, ids: string[]): Promise<QueueItem[]> {
  const items: QueueItem[] = []
  for (let at = 0; at < ids.length; at += pageSize) {
    const some = ids.slice(at, at + pageSize)
    items.push(...(await api.staff.queue({ ids: some, page: 1, pageSize })).items)
  }
  return items
}

async function assign(api: Api, items: QueueItem[], assignee: string): Promise<BulkResult> {
  const { colleagues } = await api.staff.colleagues({})
  const target = colleagues.find((one) => (assignee === 'me' ? one.isMe : one.accountId === assignee))
  if (!target && assignee !== 'nobody') {
    throw new ApiError('invalidInput', { fields: { assignee: { reason: 'notAnOption' } } })
  }
  const changes = items.map((item) => ({ item, to: target?.accountId ?? null }))
  const able = changes.filter(({ item }) => !target || target.kinds.includes(item.kind))
  const unable = changes.filter((change) => !able.includes(change))
  const { done, failures } = await handOver(api, able)
  const all = [
    ...failures,
    ...unable.map(({ item }) => ({ reference: item.reference, why: m.staff_why_role() })),
  ]
  const counts = { done: done.length, failed: all.length }
  return {
    kind: 'result',
    text: target
      ? m.staff_result_assigned({ ...counts, name: target.name })
      : m.staff_result_unassigned(counts),
    failures: all,
    ...(done.length > 0 && { undo: done.map(undoOf).join(' ') }),
  }
}

/** An item and its previous assignee, for the undo form. */
function undoOf({ item }: Change): string {
  return `${item.id}:${item.assignee?.accountId ?? 'nobody'}`
}

async function undoAssignment(api: Api, form: PostedForm): Promise<BulkResult> {
  const before = new Map(
    form
      .text('undo')
      .split(' ')
      .slice(0, bulkLimit)
      .map((entry) => entry.split(':') as [string, string]),
  )
  const items = await itemsById(api, [...before.keys()])
  const { done, failures } = await handOver(
    api,
    items.map((item) => {
      const to = before.get(item.id)
      return { item, to: to === undefined || to === 'nobody' ? null : to }
    }),
  )
  const text = m.staff_result_undone({ done: done.length, failed: failures.length })
  return { kind: 'result', text, failures }
}

function confirmStep(step: BulkStep, chosen: QueueItem[]): BulkConfirmation {
  const whyNot = step === 'approve' ? whyNotApproved : whyNotClosed
  const items = chosen.filter((item) => whyNot(item) === null)
  return {
    kind: 'confirmation',
    step,
    items: items.map((item) => ({
      id: item.id,
      version: item.version,
      reference: item.reference,
      text: [subjectOf(item), item.wanted, partyOf(item)].filter(Boolean).join(' · '),
    })),
    skipped: chosen
      .filter((item) => !items.includes(item))
      .map((item) => ({ reference: item.reference, why: whyNot(item) ?? '' })),
  }
}

/** Why an item cannot be approved together with others; the server has the final say. */
function whyNotApproved(item: QueueItem): string | null {
  if (item.kind === 'verification') return m.staff_why_verification()
  if (item.kind === 'superAdminChange') return m.staff_why_super_admin_change()
  if (item.kind === 'feedback') return m.staff_why_feedback()
  if (item.kind === 'order') return m.staff_why_order()
  if (item.kind === 'hoursDispute') return m.staff_why_hours_dispute()
  if (item.kind === 'ventureQuestion') return m.staff_why_venture_question()
  if (item.kind === 'toolRequest' || item.kind === 'adoption') return m.staff_why_request()
  if (item.isOwnInterest) return errorText('ownInterest')
  return item.state === 'in_review' ? null : m.staff_why_not_in_review()
}

function whyNotClosed(item: QueueItem): string | null {
  if (item.kind !== 'toolRequest') return m.staff_why_not_tool_request()
  if (item.isOwnInterest) return errorText('ownInterest')
  return item.state === 'closed' ? errorText('illegalTransition') : null
}

/** The confirmed items, as they were shown. */
function seenItems(form: PostedForm) {
  return form
    .texts('seen')
    .slice(0, bulkLimit)
    .map((entry) => {
      const [id = '', version = '', reference = ''] = entry.split(' ')
      return { id, version, reference }
    })
}

/** Each on its own: one that somebody has changed meanwhile does not stop the others. */
async function close(api: Api, form: PostedForm): Promise<BulkResult> {
  const failures: Failure[] = []
  const seen = seenItems(form)
  for (const { id: requestId, version, reference } of seen) {
    try {
      await api.toolRequestsStaff.move({ requestId, version, state: 'closed' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      failures.push({ reference, why: errorText(error.reason, error.details) })
    }
  }
  const counts = { done: seen.length - failures.length, failed: failures.length }
  return { kind: 'result', text: m.staff_result_closed(counts), failures }
}

async function approve(api: Api, form: PostedForm): Promise<BulkResult> {
  const seen = seenItems(form).map(({ id: applicationId, version }) => ({ applicationId, version }))
  await proveIfAsked(api, form)
  const outcomes = []
  for (let at = 0; at < seen.length; at += decidedAtOnce) {
    const items = seen.slice(at, at + decidedAtOnce)
    outcomes.push(...(await api.applicationsStaff.decideMany({ items, verdict: 'approve' })).items)
  }
  const failed = outcomes.filter((outcome) => !outcome.isDone)
  const references = new Map(
    (
      await itemsById(
        api,
        failed.map((outcome) => outcome.applicationId),
      )
    ).map((item) => [item.id, item.reference]),
  )
  const failures = failed.map((outcome) => ({
    reference: references.get(outcome.applicationId) ?? '',
    why: errorText((outcome.error ?? 'internal') as ErrorName),
  }))
  const counts = { done: outcomes.length - failed.length, failed: failed.length }
  return { kind: 'result', text: m.staff_result_approved(counts), failures }
}
