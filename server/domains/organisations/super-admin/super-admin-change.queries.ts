import { type Insertable, type Selectable, sql, type UpdateObject } from 'kysely'
import {
  openChangeStates,
  superAdminChangeTransitions,
} from '../../../../shared/rules/organisations/super-admin-change.ts'
import { overStates } from '../../../../shared/rules/organisations/verification-transitions.ts'
import type { Db } from '../../../db/database.ts'
import { notAmong } from '../../../db/not-among.ts'
import type { Database } from '../../../db/schema.ts'
import type { OrganisationsTables } from '../../../db/tables/organisations.ts'

type Table = OrganisationsTables['super_admin_changes']
export type ChangeRow = Selectable<Table>
export type ChangeColumns = UpdateObject<Database, 'super_admin_changes'>
export type ChangeEventRow = Selectable<OrganisationsTables['super_admin_change_events']>

const today = sql<string>`(now() at time zone 'Asia/Shanghai')::date`

/** Inserts a change; undefined if the reference is taken. A team's open change violates an index. */
export async function insertChange(db: Db, row: Insertable<Table>): Promise<ChangeRow | undefined> {
  return db
    .insertInto('super_admin_changes')
    .values(row)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** A change with its related names. */
export async function findChange(db: Db, id: string) {
  return changes(db).where('super_admin_changes.id', '=', id).executeTakeFirst()
}

export type ShownChange = NonNullable<Awaited<ReturnType<typeof findChange>>>

function changes(db: Db) {
  return db
    .selectFrom('super_admin_changes')
    .innerJoin('teams', 'teams.id', 'super_admin_changes.team_id')
    .innerJoin('organisations', 'organisations.id', 'super_admin_changes.organisation_id')
    .selectAll('super_admin_changes')
    .select(['teams.name as team_name', 'organisations.name as organisation_name'])
}

/** An account's changes, on either side, that wait for an answer; the earliest to end first. */
export async function listCoolingChangesOf(db: Db, accountId: string) {
  return changes(db)
    .where('super_admin_changes.state', '=', 'cooling_off')
    .where(({ or, eb }) =>
      or([
        eb('super_admin_changes.sitting_account_id', '=', accountId),
        eb('super_admin_changes.next_account_id', '=', accountId),
      ]),
    )
    .orderBy('super_admin_changes.cooling_until')
    .limit(20)
    .execute()
}

/** Undecided changes on which an account gave the first opinion, locked. */
export async function listOpenOpinionsOf(db: Db, accountId: string): Promise<ChangeRow[]> {
  return db
    .selectFrom('super_admin_changes')
    .selectAll()
    .where('first_by', '=', accountId)
    .where('state', 'in', [...openChangeStates])
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Changes that an account requested and could withdraw, locked. */
export async function listWithdrawableOf(db: Db, accountId: string): Promise<ChangeRow[]> {
  return db
    .selectFrom('super_admin_changes')
    .selectAll()
    .where('requested_by', '=', accountId)
    .where('state', 'in', [...superAdminChangeTransitions.withdraw.from])
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Unanswered changes whose cooling-off period is over. */
export async function listCooledChanges(db: Db, waiting: readonly string[]): Promise<ChangeRow[]> {
  return db
    .selectFrom('super_admin_changes')
    .selectAll()
    .where('state', '=', 'cooling_off')
    .where(sql<boolean>`cooling_until < ${today}`)
    .where(notAmong('id', waiting))
    .orderBy('id')
    .limit(200)
    .execute()
}

export async function insertChangeEvent(
  db: Db,
  row: Insertable<OrganisationsTables['super_admin_change_events']>,
): Promise<void> {
  await db.insertInto('super_admin_change_events').values(row).execute()
}

/** A change's events, newest first. */
export async function listChangeEvents(db: Db, changeId: string): Promise<ChangeEventRow[]> {
  return db
    .selectFrom('super_admin_change_events')
    .selectAll()
    .where('change_id', '=', changeId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
}

/** An organisation that was verified and not revoked; the verification may have expired. */
export async function findVerifiedOnce(db: Db, organisationId: string) {
  return db
    .selectFrom('organisations')
    .select(['id', 'name', 'state', 'reason'])
    .where('id', '=', organisationId)
    .where('verified_until', 'is not', null)
    .where('entity_type', '!=', 'volunteerTeam')
    .where('state', 'not in', ['suspended', 'revoked', ...overStates])
    .executeTakeFirst()
}

/** An organisation's teams, each with its leader and an open change. */
export async function listLedTeams(db: Db, organisationId: string) {
  return ledTeams(db).where('teams.organisation_id', '=', organisationId).orderBy('teams.id').execute()
}

/** The same for one team. */
export async function findLedTeam(db: Db, teamId: string) {
  return ledTeams(db).where('teams.id', '=', teamId).executeTakeFirst()
}

function ledTeams(db: Db) {
  return db
    .selectFrom('teams')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.team_id', '=', 'teams.id')
        .on('memberships.role', '=', 'superAdmin')
        .on('memberships.left_at', 'is', null),
    )
    .leftJoin('super_admin_changes', (join) =>
      join
        .onRef('super_admin_changes.team_id', '=', 'teams.id')
        .on('super_admin_changes.state', 'in', [...openChangeStates]),
    )
    .select([
      'teams.id',
      'teams.name',
      'teams.organisation_id',
      'memberships.account_id as super_admin_id',
      'super_admin_changes.id as change_id',
      'super_admin_changes.sitting_account_id',
      'super_admin_changes.next_account_id',
    ])
    .limit(50)
}
