import { ApiError } from '../../../shared/contract/errors.ts'
import type { SentVerification } from '../../../shared/contract/organisations/organisation-parts.ts'
import type { OwnedId } from '../../../shared/lib/owned-id.ts'
import { personFields } from '../../../shared/rules/organisations/verification-fields.ts'
import type { Account, CallContext } from '../../context.ts'
import { findToday } from '../../db/working-days.queries.ts'
import { rememberWish } from '../toolbox/requests/wished-tool.ts'
import { resend } from './amend-verification.ts'
import { sentOf } from './record-submission.ts'
import { openFieldsOf } from './review/open-fields.ts'
import { knownBefore } from './review/stated-before.ts'
import { checkStatement } from './statement.ts'
import { withoutMasks } from './statement-draft.ts'
import { requireLedTeam, requireOwn } from './verification.policy.ts'
import { lockTeam } from './verification.queries.ts'

export type PersonInput = {
  TeamID: OwnedId
  toolId?: string
  realName: string
  position: string
  letter: string[]
}

/**
 * States who may act for the organisation of the caller's team, with the letter of authorisation: completes a
 * statement sent without it, or corrects it where nothing else was returned.
 */
export async function addUserVerification(
  ctx: CallContext<Account>,
  input: PersonInput,
): Promise<SentVerification> {
  const { id: teamId } = requireLedTeam(ctx, input.TeamID)
  const team = await lockTeam(ctx.db, teamId)
  const organisation = requireOwn(team?.organisation ?? undefined, teamId)
  const open = openFieldsOf(organisation)
  const isForPerson = open.length > 0 && open.every((field) => isPersonField(field))
  if (!isForPerson) throw new ApiError('illegalTransition')
  const { TeamID: _, toolId, ...stated } = input
  if (toolId) await rememberWish(ctx.db, teamId, Number(toolId))
  const owner = { accountId: ctx.actor.accountId, teamId }
  const unmasked = withoutMasks(stated, await knownBefore(ctx, owner, organisation))
  const statement = checkStatement(unmasked, { fields: personFields, today: await findToday(ctx.db) })
  const action = organisation.state === 'returned' ? 'resubmit' : 'submit'
  return sentOf(await resend(ctx, organisation, action, statement))
}

function isPersonField(field: string): boolean {
  return (personFields as readonly string[]).includes(field)
}
