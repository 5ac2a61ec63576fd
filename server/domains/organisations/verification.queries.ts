import { type Insertable, type Selectable, sql } from 'kysely'
import type { Place } from '../../../shared/rules/lifecycle.ts'
import {
  codelessStates,
  type VerificationState,
  verificationPlace,
} from '../../../shared/rules/organisations/verification-transitions.ts'
import type { Db } from '../../db/database.ts'
import { holdsToday } from '../../db/holds-today.ts'
import type { OrganisationsTables, Remarks } from '../../db/tables/organisations.ts'

export type OrganisationRow = Selectable<OrganisationsTables['organisations']>
export type ActingPersonRow = Selectable<OrganisationsTables['acting_persons']>
export type SubmissionRow = Selectable<OrganisationsTables['organisation_submissions']>
export type EventRow = Selectable<OrganisationsTables['organisation_events']>

export async function findOrganisation(db: Db, id: string): Promise<OrganisationRow | undefined> {
  return db.selectFrom('organisations').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A team with its organisation's state, locked, so that concurrent submissions wait for each other. */
export async function lockTeam(db: Db, teamId: string) {
  const team = await db
    .selectFrom('teams')
    .select(['id', 'kind', 'name', 'organisation_id'])
    .where('id', '=', teamId)
    .forUpdate()
    .executeTakeFirst()
  if (!team) return undefined
  const organisation = team.organisation_id ? await findOrganisation(db, team.organisation_id) : undefined
  return { ...team, organisation: organisation ?? null }
}

/** Inserts an organisation; undefined if its reference is taken. */
export async function insertOrganisation(
  db: Db,
  row: Insertable<OrganisationsTables['organisations']>,
): Promise<OrganisationRow | undefined> {
  return db
    .insertInto('organisations')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function setTeamOrganisation(db: Db, teamId: string, organisationId: string): Promise<void> {
  await db.updateTable('teams').set({ organisation_id: organisationId }).where('id', '=', teamId).execute()
}

/** A verification's place in its transition table. */
export function placeOf(row: Pick<OrganisationRow, 'state' | 'verified_until'>): Place<VerificationState> {
  return verificationPlace(row.state, row.verified_until !== null)
}

/** An organisation with whether its verification is valid today. */
export type FoundOrganisation = OrganisationRow & { holds: boolean }

/** Of the teams that act for the organisation with a code or have asked to, the first, the caller's own before all. */
export async function findByCreditCode(
  db: Db,
  creditCode: string,
  teamId: string | undefined,
): Promise<FoundOrganisation | undefined> {
  return known(db, creditCode)
    .$if(teamId !== undefined, (query) => query.orderBy(sql`team_id = ${teamId}`, 'desc'))
    .orderBy(holdsToday('organisations'), 'desc')
    .orderBy('id')
    .executeTakeFirst()
}

/** The same without the caller's own. */
export async function findByCodeOfOthers(
  db: Db,
  creditCode: string,
  teamId: string | undefined,
): Promise<FoundOrganisation | undefined> {
  return known(db, creditCode)
    .$if(teamId !== undefined, (query) => query.where('team_id', '!=', teamId ?? ''))
    .orderBy(holdsToday('organisations'), 'desc')
    .orderBy('id')
    .executeTakeFirst()
}

/** The other teams' verifications of a registered organisation, whatever their state, the oldest first. */
export async function listOfOtherTeams(
  db: Db,
  { entity_id: entityId, team_id: teamId }: Pick<OrganisationRow, 'entity_id' | 'team_id'>,
) {
  return db
    .selectFrom('organisations')
    .innerJoin('teams', 'teams.id', 'organisations.team_id')
    .selectAll('organisations')
    .select('teams.name as team_name')
    .where('organisations.entity_id', '=', entityId)
    .where('organisations.team_id', '!=', teamId)
    .orderBy('organisations.id')
    .limit(50)
    .execute()
}

/** Applications of a team that no longer acts for an organisation do not keep its other teams from applying. */
export async function releaseApplications(
  db: Db,
  { entity_id: entityId, team_id: teamId }: Pick<OrganisationRow, 'entity_id' | 'team_id'>,
): Promise<void> {
  await db
    .updateTable('applications')
    .set({ entity_id: null })
    .where('team_id', '=', teamId)
    .where('entity_id', '=', entityId)
    .execute()
}

/** The first to claim a code that no team has sent a letter for. */
export async function findWaitingForLetter(
  db: Db,
  creditCode: string,
): Promise<FoundOrganisation | undefined> {
  return ofCode(db, creditCode).where('state', '=', 'pending_documents').orderBy('id').executeTakeFirst()
}

function known(db: Db, creditCode: string) {
  return ofCode(db, creditCode).where('state', 'not in', [...codelessStates])
}

function ofCode(db: Db, creditCode: string) {
  return db
    .selectFrom('organisations')
    .selectAll()
    .select(holdsToday('organisations').as('holds'))
    .where('credit_code', '=', creditCode)
}

/** Organisations with exactly this name and a valid verification, each once however many teams act for it. */
export async function listByName(db: Db, nameKey: string): Promise<FoundOrganisation[]> {
  return db
    .selectFrom('organisations')
    .distinctOn(['name', sql`coalesce(entity_id, id)`])
    .selectAll()
    .select(holdsToday('organisations').as('holds'))
    .where('name_key', '=', nameKey)
    .where(holdsToday('organisations'))
    .orderBy('name')
    .orderBy(sql`coalesce(entity_id, id)`)
    .orderBy('id')
    .limit(10)
    .execute()
}

export async function findOrganisationOfTeam(db: Db, teamId: string): Promise<OrganisationRow | undefined> {
  return db
    .selectFrom('teams')
    .innerJoin('organisations', 'organisations.id', 'teams.organisation_id')
    .selectAll('organisations')
    .where('teams.id', '=', teamId)
    .executeTakeFirst()
}

/** Writes an organisation's acting person; a new statement needs a new verdict. */
export async function putActingPerson(
  db: Db,
  row: Insertable<OrganisationsTables['acting_persons']>,
): Promise<void> {
  await db
    .insertInto('acting_persons')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'account_id']).doUpdateSet({
        real_name_encrypted: row.real_name_encrypted,
        position_encrypted: row.position_encrypted,
        finding: 'unknown',
        submitted_at: sql<Date>`now()`,
        decided_at: null,
      }),
    )
    .execute()
}

/** The latest stated acting person of an organisation. */
export async function findActingPerson(db: Db, organisationId: string): Promise<ActingPersonRow | undefined> {
  return db
    .selectFrom('acting_persons')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .orderBy('submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** A person's right to act through a team. */
export async function findActingPersonOfTeam(
  db: Db,
  teamId: string,
  accountId: string,
): Promise<ActingPersonRow | undefined> {
  return db
    .selectFrom('acting_persons')
    .innerJoin('teams', 'teams.organisation_id', 'acting_persons.organisation_id')
    .selectAll('acting_persons')
    .where('acting_persons.team_id', '=', teamId)
    .where('teams.id', '=', teamId)
    .where('acting_persons.account_id', '=', accountId)
    .executeTakeFirst()
}

export async function insertSubmission(
  db: Db,
  row: Insertable<OrganisationsTables['organisation_submissions']>,
): Promise<void> {
  await db.insertInto('organisation_submissions').values(row).execute()
}

/** The latest submissions, newest first. */
export async function listSubmissions(
  db: Db,
  organisationId: string,
  limit: number,
): Promise<SubmissionRow[]> {
  return db
    .selectFrom('organisation_submissions')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
}

export type NewEvent = {
  organisation: Pick<OrganisationRow, 'id' | 'state' | 'reason' | 'reason_words'>
  action: string
  side: EventRow['side']
  accountId: string | null
  remarks?: Remarks
}

export async function insertEvent(db: Db, event: NewEvent): Promise<void> {
  await db
    .insertInto('organisation_events')
    .values({
      organisation_id: event.organisation.id,
      action: event.action,
      side: event.side,
      account_id: event.accountId,
      state: event.organisation.state,
      reason: event.organisation.reason,
      reason_words: event.organisation.reason_words && JSON.stringify(event.organisation.reason_words),
      remarks: JSON.stringify(event.remarks ?? {}),
    })
    .execute()
}

/** An organisation's events, newest first. */
export async function listEvents(db: Db, organisationId: string): Promise<EventRow[]> {
  return db
    .selectFrom('organisation_events')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
}

/** Whether a team has a verification in progress, with this acting person if one is given. */
export async function hasWaitingVerification(
  db: Db,
  teamId: string,
  accountId: string | null,
): Promise<boolean> {
  const found = await db
    .selectFrom('organisations')
    .select('organisations.id')
    .where('organisations.team_id', '=', teamId)
    .where('organisations.state', 'in', ['pending_documents', 'pending_review', 'returned'])
    .$if(accountId !== null, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('acting_persons')
            .select('acting_persons.account_id')
            .whereRef('acting_persons.organisation_id', '=', 'organisations.id')
            .where('acting_persons.account_id', '=', accountId ?? ''),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
