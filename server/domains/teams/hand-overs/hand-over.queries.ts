import { sql } from 'kysely'
import { handOverTerms } from '../../../../shared/rules/applications/hand-over.ts'
import type { Db } from '../../../db/database.ts'
import { notAmong } from '../../../db/not-among.ts'
import { endOfTerm } from '../../../db/retention.ts'

const columns = [
  'team_hand_overs.id',
  'team_hand_overs.team_id',
  'team_hand_overs.from_account_id',
  'team_hand_overs.to_account_id',
  'team_hand_overs.offered_at',
] as const

const until = sql<Date>`team_hand_overs.offered_at + make_interval(days => ${handOverTerms.days})`

const isStillLed = sql<boolean>`exists (select from memberships m
  where m.team_id = team_hand_overs.team_id and m.account_id = team_hand_overs.from_account_id
    and m.role = 'superAdmin' and m.left_at is null)`
const isStillIn = sql<boolean>`exists (select from memberships m
  where m.team_id = team_hand_overs.team_id and m.account_id = team_hand_overs.to_account_id
    and m.left_at is null)`

/** Pending: within its term, while one side still leads the team and the other is still a member. */
function waiting(db: Db) {
  return db
    .selectFrom('team_hand_overs')
    .select([...columns, until.as('until')])
    .where('team_hand_overs.offered_at', '>', endOfTerm('handOvers'))
    .where(isStillLed)
    .where(isStillIn)
}

export async function findWaitingOf(db: Db, teamId: string) {
  return waiting(db).where('team_hand_overs.team_id', '=', teamId).executeTakeFirst()
}

export type WaitingHandOver = NonNullable<Awaited<ReturnType<typeof findWaitingOf>>>

/** A pending hand-over by id; answering it requires the team's lock. */
export async function findWaiting(db: Db, id: string) {
  return waiting(db).where('team_hand_overs.id', '=', id).executeTakeFirst()
}

/** An account's pending hand-overs, received or offered, with team names. */
export async function listWaitingFor(db: Db, accountId: string) {
  return waiting(db)
    .innerJoin('teams', 'teams.id', 'team_hand_overs.team_id')
    .select('teams.name as team_name')
    .where(({ or, eb }) =>
      or([
        eb('team_hand_overs.from_account_id', '=', accountId),
        eb('team_hand_overs.to_account_id', '=', accountId),
      ]),
    )
    .orderBy('team_hand_overs.offered_at')
    .limit(20)
    .execute()
}

/** Replaces one that is no longer pending. */
export async function insertHandOver(
  db: Db,
  row: { team_id: string; from_account_id: string; to_account_id: string },
) {
  await db.deleteFrom('team_hand_overs').where('team_id', '=', row.team_id).execute()
  return db.insertInto('team_hand_overs').values(row).returning('id').executeTakeFirstOrThrow()
}

export async function removeHandOver(db: Db, id: string): Promise<void> {
  await db.deleteFrom('team_hand_overs').where('id', '=', id).execute()
}

/** Hand-overs not answered in time. */
export async function listOverdue(db: Db, waiting: readonly string[]): Promise<string[]> {
  const rows = await overdue(db).where(notAmong('id', waiting)).orderBy('id').limit(200).execute()
  return rows.map(({ id }) => id)
}

export async function lockOverdue(db: Db, id: string) {
  return overdue(db).where('id', '=', id).forUpdate().skipLocked().executeTakeFirst()
}

function overdue(db: Db) {
  return db.selectFrom('team_hand_overs').select(columns).where('offered_at', '<=', endOfTerm('handOvers'))
}

/** Other members whom the super admin may name: admins first, then by the day they joined. */
export async function listOthers(db: Db, teamId: string, accountId: string, limit: number) {
  return db
    .selectFrom('memberships')
    .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
    .select(['accounts.id', 'accounts.name_encrypted', 'accounts.phone_encrypted'])
    .where('memberships.team_id', '=', teamId)
    .where('memberships.account_id', '<>', accountId)
    .where('memberships.left_at', 'is', null)
    .where('accounts.status', '=', 'active')
    .orderBy('memberships.role')
    .orderBy('memberships.joined_at')
    .orderBy('accounts.id')
    .limit(limit)
    .execute()
}
