import { sql } from 'kysely'
import type { Privilege } from '../../../shared/rules/staff/privileges.ts'
import type { Db } from '../../db/database.ts'
import { hasPrivilege } from '../../db/privileges-of.ts'

/** An account as a recipient, with its contacts and preferences. */
const recipientColumns = [
  'accounts.id as accountId',
  'accounts.locale',
  sql<boolean>`accounts.email_encrypted is not null`.as('hasMail'),
  sql<boolean>`accounts.phone_encrypted is not null`.as('hasPhone'),
  sql<string[]>`coalesce(message_preferences.muted, '{}')`.as('muted'),
  sql<boolean>`coalesce(message_preferences.is_quiet_at_night, false)`.as('isQuietAtNight'),
  sql<boolean>`coalesce(message_preferences.has_digest, false)`.as('hasDigest'),
  sql<boolean>`coalesce(message_preferences.has_device_texts, false)`.as('hasDeviceTexts'),
] as const

/** Nothing is sent to an account that withdrew a consent to any document and has not renewed it. */
const mayBeReached = sql<boolean>`not exists (
  select from consents taken where taken.account_id = accounts.id and taken.withdrawn_at is not null
    and not exists (select from consents given where given.account_id = taken.account_id
      and given.document = taken.document and given.withdrawn_at is null))`

/** Account statuses that are notified; a notice about a suspension also reaches suspended accounts. */
const statuses = (reachesSuspended: boolean) =>
  reachesSuspended ? (['active', 'suspended'] as const) : (['active'] as const)

export async function findRecipient(db: Db, accountId: string, reachesSuspended = false) {
  return db
    .selectFrom('accounts')
    .leftJoin('message_preferences', 'message_preferences.account_id', 'accounts.id')
    .select(recipientColumns)
    .where('accounts.id', '=', accountId)
    .where('accounts.status', 'in', statuses(reachesSuspended))
    .where(mayBeReached)
    .executeTakeFirst()
}

/**
 * Whether the account exists; it is locked until the commit, and a running deletion is waited for. A row that
 * references the account takes the same lock anyway.
 */
export async function holdAccount(db: Db, accountId: string): Promise<boolean> {
  const found = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('status', '<>', 'deleted')
    .forKeyShare()
    .executeTakeFirst()
  return found !== undefined
}

export async function listMemberRecipients(db: Db, teamId: string) {
  return db
    .selectFrom('memberships')
    .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
    .leftJoin('message_preferences', 'message_preferences.account_id', 'accounts.id')
    .select([...recipientColumns, 'memberships.role'])
    .where('memberships.team_id', '=', teamId)
    .where('memberships.left_at', 'is', null)
    .where('accounts.status', '=', 'active')
    .where(mayBeReached)
    .orderBy('accounts.id')
    .execute()
}

export async function listStaffAccounts(db: Db, privilege: Privilege): Promise<string[]> {
  const rows = await db
    .selectFrom('staff_members')
    .innerJoin('accounts', 'accounts.id', 'staff_members.account_id')
    .select('accounts.id')
    .where(hasPrivilege('staff_members.roles', privilege))
    .where('staff_members.status', '=', 'active')
    .where('accounts.status', '=', 'active')
    .orderBy('accounts.id')
    .execute()
  return rows.map((row) => row.id)
}

/** The contact of an active account; with a team, only while it is a member or, if required, leads it. */
export async function findContact(
  db: Db,
  accountId: string,
  standing: { teamId: string; leads: boolean } | null,
  reachesSuspended = false,
) {
  return db
    .selectFrom('accounts')
    .select(['accounts.locale', 'accounts.phone_encrypted', 'accounts.email_encrypted'])
    .where('accounts.id', '=', accountId)
    .where('accounts.status', 'in', statuses(reachesSuspended))
    .where(mayBeReached)
    .$if(standing !== null, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('memberships')
            .select('memberships.account_id')
            .whereRef('memberships.account_id', '=', 'accounts.id')
            .where('memberships.team_id', '=', standing?.teamId ?? '')
            .where('memberships.left_at', 'is', null)
            .$if(standing?.leads === true, (member) => member.where('memberships.role', '!=', 'member')),
        ),
      ),
    )
    .executeTakeFirst()
}
