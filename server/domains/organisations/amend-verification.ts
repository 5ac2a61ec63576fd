import { ApiError } from '../../../shared/contract/errors.ts'
import type { SentVerification } from '../../../shared/contract/organisations/organisation-parts.ts'
import type { OwnedId } from '../../../shared/lib/owned-id.ts'
import { entityTypes } from '../../../shared/rules/applications/eligibility.ts'
import { tierOf } from '../../../shared/rules/organisations/verification-fields.ts'
import {
  type VerificationAction,
  verificationTerms,
} from '../../../shared/rules/organisations/verification-transitions.ts'
import type { Account, CallContext } from '../../context.ts'
import { databaseClock } from '../../db/database-clock.ts'
import { dayAfterWorkingDays, findToday } from '../../db/working-days.queries.ts'
import { move, requireStep } from '../move.ts'
import { putPerson } from './acting-person.ts'
import { keepSubmission, sentOf } from './record-submission.ts'
import { factIndexes, nameColumns } from './review/compared-by.ts'
import { openFieldsOf } from './review/open-fields.ts'
import { putPapers } from './review/papers.ts'
import { encryptFact, type PersonalField } from './review/personal-facts.ts'
import { checkStatement, type Statement } from './statement.ts'
import { forgetDraft } from './statement-draft.ts'
import { tellOfAnotherTeam } from './tell-other-teams.ts'
import { requireOwn } from './verification.policy.ts'
import { findOrganisation, type OrganisationRow } from './verification.queries.ts'
import { verificationLifecycle } from './verification-lifecycle.ts'

export type AmendInput = {
  teamId: OwnedId
  organisationId: string
  version: number | undefined
  stated: Statement
}

/** Corrects returned fields, or renews an expiring verification: exactly the open fields must be stated. */
export async function amendVerification(
  ctx: CallContext<Account>,
  { teamId, organisationId, version, stated }: AmendInput,
): Promise<SentVerification> {
  const organisation = requireOwn(await findOrganisation(ctx.db, organisationId), teamId)
  if (organisation.version !== version) throw new ApiError('conflict')
  const action = organisation.state === 'returned' ? 'resubmit' : 'renew'
  await requireStep(ctx, verificationLifecycle, organisation, { action, accountId: ctx.actor.accountId })
  const tier = tierOf(organisation.entity_type)
  const statement = checkStatement(stated, {
    fields: openFieldsOf(organisation),
    legalForms: entityTypes.filter((entityType) => tierOf(entityType) === tier),
    today: await findToday(ctx.db),
  })
  return sentOf(await resend(ctx, organisation, action, statement))
}

/**
 * Resubmits an organisation for review with new statements.
 * @throws ApiError `conflict` where somebody was faster
 */
export async function resend(
  ctx: CallContext<Account>,
  organisation: OrganisationRow,
  action: VerificationAction,
  statement: Statement,
): Promise<OrganisationRow> {
  const submission = organisation.submission + 1
  const changed = await move(ctx, verificationLifecycle, organisation, {
    action,
    accountId: ctx.actor.accountId,
    set: async () => {
      return {
        ...columnsOf(ctx, statement),
        ...(action === 'renew' && { renewal_sent_on: await findToday(ctx.db) }),
        due_on: await dayAfterWorkingDays(ctx.db, verificationTerms.replyWorkingDays),
        submitted_by: ctx.actor.accountId,
        submitted_at: databaseClock,
        submission,
        remarks: '{}',
        reason: null,
        reason_words: null,
        papers_warned_at: null,
        papers_removed_at: null,
        locked_by: null,
        locked_until: null,
      }
    },
    facts: { submission },
  })
  await putPapers(ctx, changed.id, 'certificate', statement.certificate)
  await putPapers(ctx, changed.id, 'letter', statement.letter)
  await putPerson(ctx, changed, statement)
  await forgetDraft(ctx, { accountId: ctx.actor.accountId, teamId: changed.team_id })
  await keepSubmission(ctx, changed)
  if (action === 'submit' || changed.entity_id !== organisation.entity_id)
    await tellOfAnotherTeam(ctx, changed)
  return changed
}

/** The columns of the stated fields; others stay unchanged. */
function columnsOf({ services: { cipher } }: CallContext, statement: Statement) {
  const { entityType, name, creditCode, registeredOn } = statement
  const encrypted = (field: PersonalField) => encryptFact(cipher, field, String(statement[field]))
  return {
    ...(entityType && { entity_type: entityType }),
    ...(name && { name, ...nameColumns(name) }),
    ...factIndexes(cipher, statement),
    ...(creditCode && { credit_code: creditCode }),
    ...(registeredOn && { registered_on: registeredOn }),
    ...(statement.address && { address_encrypted: encrypted('address') }),
    ...(statement.legalRepresentative && {
      legal_representative_encrypted: encrypted('legalRepresentative'),
    }),
    ...(statement.contactName && { contact_name_encrypted: encrypted('contactName') }),
    ...(statement.contactPhone && { contact_phone_encrypted: encrypted('contactPhone') }),
  }
}
