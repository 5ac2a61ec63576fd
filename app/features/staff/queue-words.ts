import * as m from '#messages'
import type { QueueItem } from '../../../shared/contract/accounts.staff.ts'
import { type Locale, pathInLocale } from '../../../shared/lib/locale.ts'
import type { EntityType } from '../../../shared/rules/eligibility.ts'
import type { QueueKind, QueueStage } from '../../../shared/rules/staff-queue.ts'
import type { Tone } from '../../ui/status-tag.tsx'

type MessageFunction = (inputs: Record<string, never>) => string

/** What a state is called for staff; the public reads labels of its own. */
export function stateName(kind: QueueKind, state: QueueItem['state']): string {
  return message(`staff_state_${kind}_${state}`)
}

export function kindName(kind: QueueKind): string {
  return message(`staff_kind_${kind}`)
}

export function stageName(stage: QueueStage): string {
  return message(`staff_stage_${stage}`)
}

export function entityName(type: EntityType): string {
  return message(`staff_entity_${type.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`)
}

/** What an item is about, in a few words. */
export function subjectOf(item: QueueItem): string {
  if (item.toolName) return item.toolName
  return item.entityType ? `${kindName(item.kind)} · ${entityName(item.entityType)}` : kindName(item.kind)
}

export function toneOf(item: Pick<QueueItem, 'stage' | 'state' | 'isOverdue'>): Tone {
  if (item.isOverdue) return 'amber'
  if (item.stage === 'open') return 'azure'
  return ['approved', 'fulfilling', 'active', 'verified'].includes(item.state) ? 'green' : 'plain'
}

/** The page on which an item is reviewed. */
export function reviewHref(item: Pick<QueueItem, 'kind' | 'id'>, locale: Locale): string {
  const folder = item.kind === 'application' ? 'applications' : 'verifications'
  return pathInLocale(`/staff/${folder}/${item.id}`, locale)
}

function message(key: string): string {
  const found = (m as unknown as Record<string, MessageFunction>)[key]
  if (!found) throw new Error(`no message ${key}`)
  return found({})
}
