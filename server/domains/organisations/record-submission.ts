import type { SentVerification } from '../../../shared/contract/organisations/organisation-parts.ts'
import type { Account, CallContext } from '../../context.ts'
import { listPapers } from './review/papers.ts'
import { readPersonalFacts, submissionColumn } from './review/personal-facts.ts'
import { findActingPerson, insertSubmission, type OrganisationRow } from './verification.queries.ts'

/** Keeps the sent statement, for comparison with the next one. */
export async function keepSubmission(
  ctx: CallContext<Account>,
  organisation: OrganisationRow,
): Promise<void> {
  const { cipher } = ctx.services
  const papers = await listPapers(ctx, organisation.id)
  const hashes = (field: 'certificate' | 'letter') =>
    papers.filter((paper) => paper.field === field && paper.file).map((paper) => paper.sha256)
  const person = await findActingPerson(ctx.db, organisation.id)
  await insertSubmission(ctx.db, {
    organisation_id: organisation.id,
    number: organisation.submission,
    account_id: ctx.actor.accountId,
    facts: JSON.stringify({
      entityType: organisation.entity_type,
      name: organisation.name,
      creditCode: organisation.credit_code,
      registeredOn: organisation.registered_on,
      certificate: hashes('certificate'),
      letter: hashes('letter'),
    }),
    personal_encrypted: cipher.encrypt(
      JSON.stringify(readPersonalFacts(cipher, organisation, person)),
      submissionColumn,
    ),
  })
}

/** The response to a submission. */
export function sentOf(organisation: OrganisationRow): SentVerification {
  const { id: organisationId, reference, state, version } = organisation
  return { organisationId, reference, state, version }
}
