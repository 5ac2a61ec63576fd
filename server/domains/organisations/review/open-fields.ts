import {
  fieldsOf,
  personFields,
  type VerificationField,
  verificationFields,
} from '../../../../shared/rules/organisations/verification-fields.ts'
import type { OrganisationRow } from '../verification.queries.ts'

const fixedInRenewal: readonly VerificationField[] = ['entityType', 'creditCode']

/** What a team can state about an organisation in its state: after a return only what was returned. */
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

/** Whether it is a paper that went because nobody resumed: it is asked for again. */
function isGone(
  { papers_removed_at: at, entity_type }: Pick<OrganisationRow, 'entity_type' | 'papers_removed_at'>,
  field: VerificationField,
): boolean {
  const isPaper = field === 'certificate' || field === 'letter'
  return at !== null && isPaper && fieldsOf(entity_type).includes(field)
}
