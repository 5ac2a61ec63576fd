import type { VerificationField } from '../../../../shared/rules/organisations/verification-fields.ts'
import type { CallContext } from '../../../context.ts'
import { type DraftOwner, findLiveDraft } from '../statement-draft.queries.ts'
import { openDraft, type Typed } from '../statement-draft.ts'
import { type ActingPersonRow, findActingPerson, type OrganisationRow } from '../verification.queries.ts'
import { openFieldsOf } from './open-fields.ts'
import { readPersonalFacts } from './personal-facts.ts'

/**
 * Open fields that are prefilled with earlier statements. A person asked for name and position states
 * themselves, so a colleague's are not prefilled.
 */
export function filledFields(
  organisation: OrganisationRow,
  person: ActingPersonRow | undefined,
  accountId: string,
): VerificationField[] {
  const open = openFieldsOf(organisation)
  const statesPerson = open.includes('realName') && open.includes('position')
  if (!statesPerson || person?.account_id === accountId) return open
  return open.filter((field) => field !== 'realName' && field !== 'position')
}

/** The full values that a form may show masked: the person's draft, else what was stated. */
export async function knownBefore(
  ctx: CallContext,
  owner: DraftOwner,
  organisation: OrganisationRow | null,
): Promise<Typed> {
  const draft = await findLiveDraft(ctx.db, owner)
  const typed = draft ? openDraft(ctx.services, draft) : {}
  const saying = Object.entries(typed).filter(([, value]) => value !== '')
  return {
    ...(organisation && (await statedBefore(ctx, owner, organisation))),
    ...Object.fromEntries(saying),
  }
}

async function statedBefore(
  { db, services: { cipher } }: CallContext,
  { accountId }: DraftOwner,
  organisation: OrganisationRow,
): Promise<Typed> {
  const person = await findActingPerson(db, organisation.id)
  const filled: readonly string[] = filledFields(organisation, person, accountId)
  const facts = Object.entries(readPersonalFacts(cipher, organisation, person))
  return Object.fromEntries(facts.filter(([field, value]) => value !== null && filled.includes(field)))
}
