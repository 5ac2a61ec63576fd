import * as m from '#messages'
import { words as entities } from '#words/staff_entity'
import { words as kinds } from '#words/staff_kind'
import { words as stages } from '#words/staff_stage'
import type { QueueItem } from '../../../../shared/contract/staff/staff.ts'
import { type Locale, pathInLocale } from '../../../../shared/lib/locale.ts'
import type { ApplicationState } from '../../../../shared/rules/applications/application-transitions.ts'
import type { EntityType } from '../../../../shared/rules/applications/eligibility.ts'
import type { FeedbackKind, FeedbackState } from '../../../../shared/rules/feedback.ts'
import type { VerificationState } from '../../../../shared/rules/organisations/verification-transitions.ts'
import type { QueueKind, QueueStage } from '../../../../shared/rules/staff/staff-queue.ts'
import type { Tone } from '../../../ui/status-tag.tsx'

type Words<Name extends string> = Record<Name, () => string>

/** The staff name of a state; the public reads labels of its own. */
export function stateName(kind: QueueKind, state: QueueItem['state']): string {
  return (states[kind] as Partial<Words<QueueItem['state']>>)[state]?.() ?? state
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

/** The party that an item belongs to; none for feedback without a team. */
export function partyOf(item: Pick<QueueItem, 'kind' | 'partyName'>): string {
  return item.kind === 'feedback' && item.partyName === '' ? m.staff_feedback_party() : item.partyName
}

/** The subject of an item, in a few words. */
export function subjectOf(item: QueueItem): string {
  if (item.toolName) return item.toolName
  if (item.feedbackKind) return feedbackName(item.feedbackKind)
  return item.entityType ? `${kindName(item.kind)} · ${entityName(item.entityType)}` : kindName(item.kind)
}

export function toneOf(item: Pick<QueueItem, 'stage' | 'state' | 'isOverdue'>): Tone {
  if (item.isOverdue) return 'amber'
  if (item.stage === 'open') return 'azure'
  return ['approved', 'fulfilling', 'active', 'verified', 'answered'].includes(item.state) ? 'green' : 'plain'
}

/** The page on which an item is reviewed. */
export function reviewHref(item: Pick<QueueItem, 'kind' | 'id'>, locale: Locale): string {
  return pathInLocale(`/staff/${folders[item.kind]}/${item.id}`, locale)
}

const folders: Record<QueueKind, string> = {
  application: 'applications',
  verification: 'verifications',
  feedback: 'feedback',
}

const states: {
  application: Words<ApplicationState>
  verification: Words<VerificationState>
  feedback: Words<FeedbackState>
} = {
  application: {
    draft: m.staff_state_application_draft,
    submitted: m.staff_state_application_submitted,
    in_review: m.staff_state_application_in_review,
    needs_correction: m.staff_state_application_needs_correction,
    approved: m.staff_state_application_approved,
    fulfilling: m.staff_state_application_fulfilling,
    active: m.staff_state_application_active,
    completed: m.staff_state_application_completed,
    expired: m.staff_state_application_expired,
    revoked: m.staff_state_application_revoked,
    rejected: m.staff_state_application_rejected,
    withdrawn: m.staff_state_application_withdrawn,
  },
  verification: {
    unverified: m.staff_state_verification_unverified,
    pending_documents: m.staff_state_verification_pending_documents,
    pending_review: m.staff_state_verification_pending_review,
    verified: m.staff_state_verification_verified,
    returned: m.staff_state_verification_returned,
    refused: m.staff_state_verification_refused,
    due_renewal: m.staff_state_verification_due_renewal,
    expired: m.staff_state_verification_expired,
    suspended: m.staff_state_verification_suspended,
    revoked: m.staff_state_verification_revoked,
    withdrawn: m.staff_state_verification_withdrawn,
    closed: m.staff_state_verification_closed,
  },
  feedback: {
    received: m.staff_state_feedback_received,
    triaged: m.staff_state_feedback_triaged,
    answered: m.staff_state_feedback_answered,
    closed: m.staff_state_feedback_closed,
  },
}
