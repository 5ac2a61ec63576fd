import * as m from '#messages'
import type { Api } from '../../../../shared/contract/contract.ts'
import type { QueueItem } from '../../../../shared/contract/staff/staff.ts'
import { errorText } from '../../../api/forms/form-errors.ts'
import type { Failure } from './queue-actions.ts'

/** An item and the account that it goes to; null for nobody. */
export type Change = { item: QueueItem; to: string | null }

type Outcome = { done: Change[]; failures: Failure[] }

/** Assigns each item to its account through the call of its kind, grouped by account. */
export async function handOver(api: Api, changes: Change[]): Promise<Outcome> {
  const outcome: Outcome = { done: [], failures: [] }
  for (const to of new Set(changes.map((change) => change.to))) {
    const group = changes.filter((change) => change.to === to)
    await handApplications(api, group, to, outcome)
    await handVerifications(api, group, to, outcome)
    await handFeedback(api, group, to, outcome)
  }
  return outcome
}

async function handApplications(api: Api, group: Change[], accountId: string | null, outcome: Outcome) {
  const own = group.filter(({ item }) => item.kind === 'application')
  if (own.length === 0) return
  const applicationIds = own.map(({ item }) => item.id)
  const { items } = await api.applicationsStaff.assign({ applicationIds, accountId })
  for (const change of own) {
    const found = items.find((item) => item.applicationId === change.item.id)
    if (found?.isAssigned) outcome.done.push(change)
    else {
      const error = found?.error ?? 'notAvailable'
      const why = error === 'secondPersonNeeded' ? m.staff_why_decided() : errorText(error)
      outcome.failures.push({ reference: change.item.reference, why })
    }
  }
}

async function handVerifications(api: Api, group: Change[], assigneeId: string | null, outcome: Outcome) {
  const own = group.filter(({ item }) => item.kind === 'verification')
  if (own.length === 0) return
  const organisationIds = own.map(({ item }) => item.id)
  const { assigned, refused } = await api.organisationsStaff.assign({ organisationIds, assigneeId })
  for (const change of own) {
    if (assigned.includes(change.item.id)) outcome.done.push(change)
    else {
      const error = refused.find((one) => one.organisationId === change.item.id)?.error ?? 'conflict'
      outcome.failures.push({ reference: change.item.reference, why: errorText(error) })
    }
  }
}

async function handFeedback(api: Api, group: Change[], assigneeId: string | null, outcome: Outcome) {
  const own = group.filter(({ item }) => item.kind === 'feedback')
  if (own.length === 0) return
  const { assigned, refused } = await api.supportStaff.assign({
    ticketIds: own.map(({ item }) => item.id),
    assigneeId,
  })
  for (const change of own) {
    if (assigned.includes(change.item.id)) outcome.done.push(change)
    else {
      const error = refused.find((one) => one.ticketId === change.item.id)?.error ?? 'conflict'
      outcome.failures.push({ reference: change.item.reference, why: errorText(error) })
    }
  }
}
