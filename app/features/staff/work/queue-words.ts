import * as m from '#messages'
import { words as order } from '#words/order_state'
import { words as adoption } from '#words/projects_state'
import { words as entities } from '#words/staff_entity'
import { words as kinds } from '#words/staff_kind'
import { words as stages } from '#words/staff_stage'
import { words as application } from '#words/staff_state_application'
import { words as feedback } from '#words/staff_state_feedback'
import { words as toolRequest } from '#words/staff_state_tool_request'
import { words as verification } from '#words/staff_state_verification'
import { words as changes } from '#words/super_admin_kind'
import { words as superAdminChange } from '#words/super_admin_state'
import { words as ventureQuestion } from '#words/venture_question_state'
import { words as hoursDispute } from '#words/volunteers_dispute_state'
import type { QueueItem } from '../../../../shared/contract/staff/staff-work.ts'
import { type Locale, pathInLocale } from '../../../../shared/lib/locale.ts'
import { type CamelCase, camelCase } from '../../../../shared/lib/text/camel-case.ts'
import type { ApplicationState } from '../../../../shared/rules/applications/application-transitions.ts'
import type { EntityType } from '../../../../shared/rules/applications/eligibility.ts'
import type { FeedbackKind, FeedbackState } from '../../../../shared/rules/feedback.ts'
import type { OrderState } from '../../../../shared/rules/orders/order-transitions.ts'
import type { SuperAdminChangeState } from '../../../../shared/rules/organisations/super-admin-change.ts'
import type { VerificationState } from '../../../../shared/rules/organisations/verification-transitions.ts'
import { pageOfKind, type QueueKind, type QueueStage } from '../../../../shared/rules/staff/staff-queue.ts'
import type { AdoptionState } from '../../../../shared/rules/toolbox/adoption.ts'
import type { ToolRequestState } from '../../../../shared/rules/toolbox/tool-requests.ts'
import type { QuestionState } from '../../../../shared/rules/venture/question-transitions.ts'
import type { DisputeState } from '../../../../shared/rules/volunteers/disputes.ts'
import type { Tone } from '../../../ui/status-tag.tsx'

type WordsOf<State extends string> = Record<CamelCase<State>, () => string>

const states = {
  application,
  verification,
  superAdminChange,
  feedback,
  toolRequest,
  adoption,
  order,
  hoursDispute,
  ventureQuestion,
} satisfies {
  application: WordsOf<ApplicationState>
  verification: WordsOf<VerificationState>
  superAdminChange: WordsOf<SuperAdminChangeState>
  feedback: WordsOf<FeedbackState>
  toolRequest: WordsOf<ToolRequestState>
  adoption: WordsOf<AdoptionState>
  order: WordsOf<OrderState>
  hoursDispute: WordsOf<DisputeState>
  ventureQuestion: WordsOf<QuestionState>
}

/** The staff name of a state; the public reads labels of its own. */
export function stateName(kind: QueueKind, state: QueueItem['state']): string {
  const words: Partial<Record<string, () => string>> = states[kind]
  return words[camelCase(state)]?.() ?? state
}

/** The same for an item: an appeal that nobody has taken up is shown as an appeal, not as new. */
export function stateOfItem(item: Pick<QueueItem, 'kind' | 'state' | 'isAppeal'>): string {
  return item.isAppeal && item.state === 'submitted' ? m.staff_row_appeal() : stateName(item.kind, item.state)
}

export function kindName(kind: QueueKind): string {
  return kinds[kind]()
}

export function stageName(stage: QueueStage): string {
  return stages[stage]()
}

export function entityName(type: EntityType): string {
  return entities[type]()
}

export function feedbackName(kind: FeedbackKind): string {
  return kind === 'complaint' ? m.staff_feedback_complaint() : m.staff_feedback_suggestion()
}

/** The party that an item belongs to; a person for letters and requests without a team. */
export function partyOf({ partyName }: Pick<QueueItem, 'partyName'>): string {
  return partyName || m.staff_feedback_party()
}

/** The subject of an item, in a few words. */
export function subjectOf(item: QueueItem): string {
  if (item.offeringName) return item.offeringName
  if (item.isObjection) return m.staff_feedback_objection()
  if (item.feedbackKind) return feedbackName(item.feedbackKind)
  if (item.changeKind) return `${kindName(item.kind)} · ${changes[item.changeKind]()}`
  return item.entityType ? `${kindName(item.kind)} · ${entityName(item.entityType)}` : kindName(item.kind)
}

export function toneOf(item: Pick<QueueItem, 'stage' | 'state' | 'isOverdue'>): Tone {
  if (item.isOverdue) return 'amber'
  if (item.stage === 'open') return 'azure'
  return [
    'approved',
    'fulfilling',
    'active',
    'verified',
    'done',
    'answered',
    'adopted',
    'confirmed',
    'settled',
  ].includes(item.state)
    ? 'green'
    : 'plain'
}

/** The page on which an item is reviewed. */
export function reviewHref(item: Pick<QueueItem, 'kind' | 'id'>, locale: Locale): string {
  return pathInLocale(`${pageOfKind[item.kind]}/${item.id}`, locale)
}
