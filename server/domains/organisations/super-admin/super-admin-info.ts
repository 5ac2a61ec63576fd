import { ApiError } from '../../../../shared/contract/errors.ts'
import type { SuperAdminInfo } from '../../../../shared/contract/organisations/super-admin-change.ts'
import type { Account, CallContext } from '../../../context.ts'
import { type Person, peopleById } from '../../sign-in/account/people.ts'
import { roleIn } from './role-in.ts'
import { findVerifiedOnce, listLedTeams } from './super-admin-change.queries.ts'

/**
 * The leaders of a verified organisation's teams. Outsiders see the start of a name, which is enough for a
 * colleague; the end of a phone number is for the team.
 */
export async function superAdminInfo(
  ctx: CallContext<Account>,
  { organisationId }: { organisationId: string },
): Promise<SuperAdminInfo> {
  const { db, actor } = ctx
  const organisation = await findVerifiedOnce(db, organisationId)
  if (!organisation) throw new ApiError('notAvailable')
  const teams = await listLedTeams(db, organisationId)
  const people = await peopleById(
    ctx,
    teams.map((team) => team.super_admin_id),
  )
  const shown: SuperAdminInfo['teams'] = []
  for (const team of teams) {
    const myRole = await roleIn(db, team.id, actor.accountId)
    const isSide = [team.sitting_account_id, team.next_account_id].includes(actor.accountId)
    shown.push({
      TeamID: team.id,
      name: team.name,
      superAdmin: personOf(people.get(team.super_admin_id ?? ''), myRole !== null),
      myRole,
      running: team.change_id ? { changeId: isSide ? team.change_id : null } : null,
    })
  }
  return { organisationId: organisation.id, organisationName: organisation.name, teams: shown }
}

function personOf(person: Person | undefined, withPhone: boolean) {
  return person ? { name: person.name, phone: withPhone ? person.phone : null } : null
}
