import { ApiError } from '../../../shared/contract/errors.ts'
import type { SentVerification } from '../../../shared/contract/organisations/organisation-parts.ts'
import type { OwnedId } from '../../../shared/lib/owned-id.ts'
import { createReference } from '../../../shared/lib/reference.ts'
import type { EntityType } from '../../../shared/rules/applications/eligibility.ts'
import {
  entityTypesOfTeam,
  fieldsOf,
  tierOf,
  type VerificationField,
} from '../../../shared/rules/organisations/verification-fields.ts'
import { isOver, verificationTerms } from '../../../shared/rules/organisations/verification-transitions.ts'
import type { Account, CallContext } from '../../context.ts'
import { dayAfterWorkingDays, findToday } from '../../db/working-days.queries.ts'
import { record } from '../move.ts'
import { rememberWish } from '../toolbox/requests/wished-tool.ts'
import { putPerson } from './acting-person.ts'
import { amendVerification } from './amend-verification.ts'
import { keepSubmission, sentOf } from './record-submission.ts'
import { factIndexes, nameColumns } from './review/compared-by.ts'
import { putPapers } from './review/papers.ts'
import { encryptFact } from './review/personal-facts.ts'
import { findDayInDays } from './review/review.queries.ts'
import { knownBefore } from './review/stated-before.ts'
import { checkStatement, type Statement } from './statement.ts'
import { forgetDraft, withoutMasks } from './statement-draft.ts'
import { tellOfAnotherTeam } from './tell-other-teams.ts'
import { requireLedTeam } from './verification.policy.ts'
import {
  insertOrganisation,
  lockTeam,
  type OrganisationRow,
  setTeamOrganisation,
} from './verification.queries.ts'
import { verificationLifecycle } from './verification-lifecycle.ts'

export type SendInput = Statement & {
  TeamID: OwnedId
  organisationId?: string
  version?: number
  toolId?: string
}

const referenceTries = 5

/** Submits the team's organisation for verification, after a return, or for renewal. */
export async function sendVerification(
  ctx: CallContext<Account>,
  input: SendInput,
): Promise<SentVerification> {
  const { id: teamId } = requireLedTeam(ctx, input.TeamID)
  const { TeamID: _, organisationId, version, toolId, ...stated } = input
  const team = await lockTeam(ctx.db, teamId)
  if (!team) throw new ApiError('notAvailable')
  const owner = { accountId: ctx.actor.accountId, teamId }
  const unmasked = withoutMasks(stated, await knownBefore(ctx, owner, team.organisation))
  if (toolId) await rememberWish(ctx.db, teamId, Number(toolId))
  if (organisationId) return amendVerification(ctx, { teamId, organisationId, version, stated: unmasked })
  if (team.organisation && !isOver(team.organisation.state)) throw new ApiError('illegalTransition')

  const statement = await checkNew(ctx, unmasked, entityTypesOfTeam(team.kind))
  const organisation = await insertNew(ctx, teamId, statement)
  await setTeamOrganisation(ctx.db, teamId, organisation.id)
  await putPapers(ctx, organisation.id, 'certificate', statement.certificate)
  await putPapers(ctx, organisation.id, 'letter', statement.letter)
  await putPerson(ctx, organisation, statement)
  await forgetDraft(ctx, owner)
  await keepSubmission(ctx, organisation)
  await record(ctx, verificationLifecycle, {
    action: organisation.state === 'pending_review' ? 'submit' : 'sendWithoutLetter',
    side: 'team',
    accountId: ctx.actor.accountId,
    after: organisation,
    facts: { submission: organisation.submission },
  })
  if (organisation.state === 'pending_review') await tellOfAnotherTeam(ctx, organisation)
  return sentOf(organisation)
}

/** The letter may follow later, together with the person it is for. */
async function checkNew(
  ctx: CallContext,
  stated: Statement,
  legalForms: readonly EntityType[],
): Promise<Statement> {
  const [first] = legalForms
  if (!first) throw new ApiError('notAvailable')
  // All legal forms of a team have the same fields, so each is checked even if the form is missing.
  const mayFollow: VerificationField[] =
    tierOf(first) === 'organisation' && !stated.letter?.length ? ['letter', 'realName', 'position'] : []
  return checkStatement(stated, {
    fields: fieldsOf(first),
    optional: mayFollow,
    legalForms,
    today: await findToday(ctx.db),
  })
}

async function insertNew(
  ctx: CallContext<Account>,
  teamId: string,
  statement: Statement & { entityType?: OrganisationRow['entity_type'] },
): Promise<OrganisationRow> {
  const { cipher } = ctx.services
  const { entityType, creditCode, name = '' } = statement
  if (!entityType) throw new ApiError('invalidInput')
  const isWaiting = tierOf(entityType) === 'organisation' && !statement.letter?.length
  const year = Number((await findToday(ctx.db)).slice(0, 4))
  for (let tries = 0; tries < referenceTries; tries += 1) {
    const inserted = await insertOrganisation(ctx.db, {
      reference: createReference('RZ', year),
      team_id: teamId,
      submitted_by: ctx.actor.accountId,
      entity_type: entityType,
      name,
      ...nameColumns(name),
      ...factIndexes(cipher, statement),
      credit_code: creditCode || null,
      registered_on: statement.registeredOn || null,
      address_encrypted: encryptFact(cipher, 'address', statement.address || null),
      legal_representative_encrypted: encryptFact(
        cipher,
        'legalRepresentative',
        statement.legalRepresentative || null,
      ),
      contact_name_encrypted: encryptFact(cipher, 'contactName', statement.contactName || null),
      contact_phone_encrypted: encryptFact(cipher, 'contactPhone', statement.contactPhone || null),
      state: isWaiting ? 'pending_documents' : 'pending_review',
      due_on: isWaiting
        ? await findDayInDays(ctx.db, verificationTerms.letterDays)
        : await dayAfterWorkingDays(ctx.db, verificationTerms.replyWorkingDays),
      reason: null,
      decided_at: null,
      decided_by: null,
      verified_until: null,
      assigned_to: null,
      locked_by: null,
      locked_until: null,
    })
    if (inserted) return inserted
  }
  throw new ApiError('conflict')
}
