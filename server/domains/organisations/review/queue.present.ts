import type { VerificationQueueRow } from '../../../../shared/contract/organisations/organisations.staff.ts'
import { fitsEntityType, hasRightCheckCharacter } from '../../../../shared/rules/organisations/credit-code.ts'
import type { QueueRow } from './review.queries.ts'

/** A verification as a row of the queue. */
export function presentQueueRow(row: QueueRow, readerId: string): VerificationQueueRow {
  const { assigned_to: assigneeId, holder_id: holderId } = row
  return {
    organisationId: row.id,
    reference: row.reference,
    name: row.name,
    entityType: row.entity_type,
    state: row.state,
    version: row.version,
    submission: row.submission,
    submittedAt: row.submitted_at.toISOString(),
    dueOn: row.due_on,
    isOverdue: row.is_overdue,
    assignee: assigneeId ? { accountId: assigneeId, name: row.assignee_name ?? '' } : null,
    openWith: holderId && holderId !== readerId ? { accountId: holderId, name: row.holder_name ?? '' } : null,
    hasCheckCharacterWarning: row.credit_code !== null && !hasRightCheckCharacter(row.credit_code),
    hasOtherTypeWarning: row.credit_code !== null && !fitsEntityType(row.credit_code, row.entity_type),
  }
}
