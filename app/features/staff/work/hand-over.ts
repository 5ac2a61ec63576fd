import * as m from '#messages'
import type { Api } from '../../../../shared/contract/contract.ts'
import type { ErrorName } from '../../../../shared/contract/errors.ts'
import type { QueueItem } from '../../../../shared/contract/staff/staff-work.ts'
import { queueKinds } from '../../../../shared/rules/staff/staff-queue.ts'
import { errorText } from '../../../api/forms/form-errors.ts'
import type { Failure } from './queue-actions.ts'

/** An item and the account that it goes to; null for nobody. */
export type Change = { item: QueueItem; to: string | null }

/** Assigns each item to its account, those of one kind and account together. */
export async function handOver(
  api: Api,
  changes: Change[],
): Promise<{ done: Change[]; failures: Failure[] }> {
  const done: Change[] = []
  const failures: Failure[] = []
  for (const accountId of new Set(changes.map(({ to }) => to))) {
    for (const kind of queueKinds) {
      const group = changes.filter(({ to, item }) => to === accountId && item.kind === kind)
      if (group.length === 0) continue
      const { items } = await api.staff.assign({ kind, ids: group.map(({ item }) => item.id), accountId })
      const errors = new Map(items.map(({ id, error }) => [id, error]))
      for (const change of group) {
        const error = errors.get(change.item.id)
        if (error) failures.push({ reference: change.item.reference, why: whyNotHanded(error) })
        else done.push(change)
      }
    }
  }
  return { done, failures }
}

function whyNotHanded(error: ErrorName): string {
  return error === 'secondPersonNeeded' ? m.staff_why_decided() : errorText(error)
}
