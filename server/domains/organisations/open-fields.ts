import {
  fieldsOf,
  personFields,
  type VerificationField,
  verificationFields,
} from '../../../shared/rules/verification-fields.ts'
import type { OrganisationRow } from './verification.queries.ts'

const fixedInRenewal: readonly VerificationField[] = ['entityType', 'creditCode']

/** What a team can state about an organisation in its state: after a return only what was returned. */
export function openFieldsOf(
  organisation: Pick<OrganisationRow, 'state' | 'entity_type' | 'remarks'>,
): VerificationField[] {
  switch (organisation.state) {
    case 'pending_documents':
      return [...personFields]
    case 'returned':
      return verificationFields.filter((field) => field in organisation.remarks)
    case 'due_renewal':
    case 'expired':
      return fieldsOf(organisation.entity_type).filter((field) => !fixedInRenewal.includes(field))
    default:
      return []
  }
}
