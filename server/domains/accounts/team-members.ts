import type { TeamRole } from '../../../shared/rules/roles.ts'
import type { CallContext } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { findAccount } from './account.queries.ts'
import { openPhone } from './personal-fields.ts'
import { listMemberAccounts } from './team.queries.ts'

/** The active members of a team, for other domains: whom to tell, who may decide. */
export async function membersOfTeam(
  db: Db,
  teamId: string,
): Promise<{ accountId: string; role: TeamRole }[]> {
  const rows = await listMemberAccounts(db, teamId)
  return rows.map((row) => ({ accountId: row.account_id, role: row.role }))
}

/** The phone of an account as `+8613800138000`, null where it has none. */
export async function phoneOfAccount(
  { db, services }: Pick<CallContext, 'services'> & { db: Db },
  accountId: string,
): Promise<string | null> {
  const account = await findAccount(db, accountId)
  return account ? openPhone({ services }, account) : null
}
