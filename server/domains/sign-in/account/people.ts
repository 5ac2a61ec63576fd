import type { CallContext } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { findTeamById, listPeople } from './people.queries.ts'

type Reader = Pick<CallContext, 'db' | 'services'>

export type TeamView = {
  id: string
  name: string
  kind: 'registered' | 'unregistered' | 'person'
  organisationId: string | null
}

/** A team by id. @throws if it is missing: the caller has the id from a record or session */
export async function teamById(db: Db, teamId: string): Promise<TeamView> {
  const team = await findTeamById(db, teamId)
  if (!team) throw new Error('a team is missing')
  return { id: team.id, name: team.name, kind: team.kind, organisationId: team.organisation_id }
}

/** A person in plain text: for their own forms, and for responses whose fields are `personal()`. */
export type Person = {
  name: string | null
  /** Such as `13800138000`. */
  phone: string | null
  email: string | null
  /** For staff: the name that colleagues see. */
  staffName: string | null
}

/** People by account id; deleted ones are left out. */
export async function peopleById(
  { db, services }: Reader,
  accountIds: readonly (string | null)[],
): Promise<Map<string, Person>> {
  const ids = [...new Set(accountIds.filter((id) => id !== null))]
  const { cipher } = services
  const open = (stored: string | null, column: string) =>
    stored && cipher.decrypt(stored, `accounts.${column}`)
  const rows = await listPeople(db, ids)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        name: open(row.name_encrypted, 'name'),
        phone: open(row.phone_encrypted, 'phone')?.replace(/^\+86/, '') ?? null,
        email: open(row.email_encrypted, 'email'),
        staffName: row.display_name,
      },
    ]),
  )
}

/** Whether a member of staff has an interest in a team's requests. */
export { findStake as hasStakeIn, isSameSide } from './people.queries.ts'
