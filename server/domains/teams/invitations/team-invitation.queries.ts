import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { endOfTerm } from '../../../db/retention.ts'
import type { TeamsTables } from '../../../db/tables/teams.ts'

const isOpen = sql<boolean>`(
  team_invitations.revoked_at is null
  and team_invitations.expires_at > now()
  and team_invitations.uses < team_invitations.most_uses
)`

export type InvitationName = { tokenHash: Buffer } | { id: string }

/** An invitation with its team and maker, by its link's secret or its id. */
export async function findTeamInvitation(db: Db, name: InvitationName) {
  const query = db
    .selectFrom('team_invitations')
    .innerJoin('teams', 'teams.id', 'team_invitations.team_id')
    .innerJoin('accounts', 'accounts.id', 'team_invitations.created_by')
    .select([
      'team_invitations.id',
      'team_invitations.team_id',
      'team_invitations.role',
      'team_invitations.phone_encrypted',
      'team_invitations.created_by',
      'team_invitations.created_at',
      'team_invitations.expires_at',
      'teams.name as team_name',
      'teams.kind as team_kind',
      'accounts.name_encrypted as inviter_name_encrypted',
      'accounts.phone_encrypted as inviter_phone_encrypted',
      isOpen.as('is_open'),
    ])
  return 'id' in name
    ? query.where('team_invitations.id', '=', name.id).executeTakeFirst()
    : query.where('team_invitations.token_hash', '=', name.tokenHash).executeTakeFirst()
}

/** Locks an invitation, so that concurrent acceptances are serialised; returns whether it is open. */
export async function lockTeamInvitation(db: Db, id: string) {
  return db
    .selectFrom('team_invitations')
    .select(['id', isOpen.as('is_open')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function countInvitationUse(db: Db, invitationId: string, accountId: string): Promise<void> {
  await db
    .updateTable('team_invitations')
    .set({ uses: sql<number>`uses + 1` })
    .where('id', '=', invitationId)
    .execute()
  await db
    .insertInto('team_invitation_uses')
    .values({ invitation_id: invitationId, account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether an account has joined by this invitation. */
export async function hasUsedInvitation(db: Db, invitationId: string, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('team_invitation_uses')
    .select('account_id')
    .where('invitation_id', '=', invitationId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

export type NewTeamInvitation = Pick<
  Insertable<TeamsTables['team_invitations']>,
  'team_id' | 'role' | 'token_hash' | 'phone_encrypted' | 'phone_index' | 'most_uses' | 'created_by'
>

export async function insertTeamInvitation(db: Db, row: NewTeamInvitation, lifeDays: number) {
  return db
    .insertInto('team_invitations')
    .values({ ...row, expires_at: sql<Date>`now() + make_interval(days => ${lifeDays})` })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow()
}

/** The number of a team's open invitations; the team's lock keeps the count valid until the commit. */
export async function countOpenInvitations(db: Db, teamId: string): Promise<number> {
  const row = await db
    .selectFrom('team_invitations')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('team_id', '=', teamId)
    .where(isOpen)
    .executeTakeFirstOrThrow()
  return row.count
}

export async function listOpenInvitations(db: Db, teamId: string, limit: number) {
  return db
    .selectFrom('team_invitations')
    .select(['id', 'role', 'phone_encrypted', 'created_at', 'expires_at', 'uses', 'most_uses'])
    .where('team_id', '=', teamId)
    .where(isOpen)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Open invitations to a phone, into teams the account is not in. */
export async function listInvitationsTo(db: Db, phoneIndexes: string[], accountId: string) {
  return db
    .selectFrom('team_invitations')
    .innerJoin('teams', 'teams.id', 'team_invitations.team_id')
    .select(['team_invitations.id', 'team_invitations.role', 'team_invitations.expires_at', 'teams.name'])
    .where('team_invitations.phone_index', 'in', phoneIndexes)
    .where(isOpen)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('memberships')
            .select('memberships.account_id')
            .whereRef('memberships.team_id', '=', 'team_invitations.team_id')
            .where('memberships.account_id', '=', accountId)
            .where('memberships.left_at', 'is', null),
        ),
      ),
    )
    .orderBy('team_invitations.id', 'desc')
    .limit(20)
    .execute()
}

type WhichInvitations = { id: string } | { phoneIndexes: string[] } | { createdBy: string } | 'all'

/** Revokes a team's open invitations: one, those to a phone, those by a person, or all. Returns their ids. */
export async function revokeInvitations(db: Db, teamId: string, which: WhichInvitations): Promise<string[]> {
  let query = db
    .updateTable('team_invitations')
    .set({ revoked_at: sql<Date>`now()` })
    .where('team_id', '=', teamId)
    .where(isOpen)
  if (which !== 'all') {
    if ('id' in which) query = query.where('id', '=', which.id)
    else if ('createdBy' in which) query = query.where('created_by', '=', which.createdBy)
    else query = query.where('phone_index', 'in', which.phoneIndexes)
  }
  const rows = await query.returning('id').execute()
  return rows.map((row) => row.id)
}

export async function removeOldInvitations(db: Db): Promise<void> {
  await db.deleteFrom('team_invitations').where('expires_at', '<', endOfTerm('teamInvitations')).execute()
}
