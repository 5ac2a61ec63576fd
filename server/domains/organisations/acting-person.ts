import type { Account, CallContext } from '../../context.ts'
import { keepEarlierRealName } from '../sign-in/account/account-info.ts'
import { personalColumns } from './review/personal-facts.ts'
import type { Statement } from './statement.ts'
import { findActingPerson, type OrganisationRow, putActingPerson } from './verification.queries.ts'

/**
 * Writes the acting person of an organisation, where anything about them is stated. A caller who states both
 * name and position states themselves; a single field corrects the person stated before.
 */
export async function putPerson(
  ctx: CallContext<Account>,
  organisation: OrganisationRow,
  { realName, position, letter }: Statement,
): Promise<void> {
  if (!realName && !position && !letter?.length) return
  const { cipher } = ctx.services
  const earlier = await findActingPerson(ctx.db, organisation.id)
  const name = realName ? cipher.encrypt(realName, personalColumns.realName) : earlier?.real_name_encrypted
  const role = position ? cipher.encrypt(position, personalColumns.position) : earlier?.position_encrypted
  if (!name || !role) return
  const accountId = realName && position ? ctx.actor.accountId : (earlier?.account_id ?? ctx.actor.accountId)
  await keepEarlierRealName(ctx.db, { organisationId: organisation.id, accountId })
  await putActingPerson(ctx.db, {
    organisation_id: organisation.id,
    account_id: accountId,
    team_id: organisation.team_id,
    real_name_encrypted: name,
    position_encrypted: role,
    decided_at: null,
  })
}
