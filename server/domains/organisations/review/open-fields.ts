import {
  fieldsOf,
  personFields,
  type VerificationField,
  verificationFields,
} from '../../../../shared/rules/organisations/verification-fields.ts'
import type { OrganisationRow } from '../verification.queries.ts'

const fixedInRenewal: readonly VerificationField[] = ['entityType', 'creditCode']

/** Fields that a team can state in this state: after a return, only the returned ones. */
export function openFieldsOf(
  organisation: Pick<OrganisationRow, 'state' | 'entity_type' | 'remarks' | 'papers_removed_at'>,
): VerificationField[] {
  switch (organisation.state) {
    case 'pending_documents':
      return [...personFields]
    case 'returned':
      return verificationFields.filter(
        (field) => field in organisation.remarks || isGone(organisation, field),
      )
    case 'due_renewal':
    case 'expired':
      return fieldsOf(organisation.entity_type).filter((field) => !fixedInRenewal.includes(field))
    default:
      return []
  }
}

/** Whether this paper was removed because nobody continued: it must be uploaded again. */
function isGone(
  { papers_removed_at: at, entity_type }: Pick<OrganisationRow, 'entity_type' | 'papers_removed_at'>,
  field: VerificationField,
): boolean {
  const isPaper = field === 'certificate' || field === 'letter'
  return at !== null && isPaper && fieldsOf(entity_type).includes(field)
}
