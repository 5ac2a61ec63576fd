import type { Locale } from '../../../shared/lib/locale.ts'
import type { NoticePreferences } from '../../../shared/rules/messages/notice-preferences.ts'
import type { Privilege } from '../../../shared/rules/staff/privileges.ts'
import type { Db } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import { findContact, findRecipient, listMemberRecipients, listStaffAccounts } from './recipients.queries.ts'

/** A possible recipient; `canManage` for admins of the addressed team. */
export type Recipient = NoticePreferences & {
  accountId: string
  locale: Locale
  hasMail: boolean
  hasPhone: boolean
  canManage: boolean
}

/** The account if it is active, or suspended where the message is about that. */
export async function recipientOfAccount(
  db: Db,
  accountId: string,
  reachesSuspended = false,
): Promise<Recipient[]> {
  const found = await findRecipient(db, accountId, reachesSuspended)
  return found ? [{ ...found, canManage: true }] : []
}

/** Whether messages may still be written to an account; prevents its deletion until the commit. */
export { holdAccount as isStillThere } from './recipients.queries.ts'

/** A team's members with active accounts. */
export async function recipientsOfTeam(db: Db, teamId: string): Promise<Recipient[]> {
  const members = await listMemberRecipients(db, teamId)
  return members.map(({ role, ...recipient }) => ({ ...recipient, canManage: role !== 'member' }))
}

/** The ids of accounts whose roles grant a privilege. */
export { listStaffAccounts as staffWithPrivilege } from './recipients.queries.ts'

/**
 * The staff to notify about assigned work: its assignee, or everybody with the privilege if the assignee may
 * no longer work on it or there is none.
 */
export async function staffBehindWork(
  db: Db,
  privilege: Privilege,
  holder: string | null,
): Promise<{ kind: 'staff'; privilege: Privilege; accountId?: string }> {
  const isThere = holder !== null && (await listStaffAccounts(db, privilege)).includes(holder)
  return { kind: 'staff', privilege, ...(isThere && { accountId: holder }) }
}

/** Full phone in E.164 and full address: for sending only, never for a response. */
export type Contact = { locale: Locale; phone: string | null; email: string | null }

/** Required standing of a recipient in a team: member, or leader. */
export type TeamStanding = { teamId: string; leads: boolean }

/**
 * An account's current contact; null if it is not active, or no longer has the required standing in a team.
 */
export async function contactOf(
  { pool, cipher }: Pick<Services, 'pool' | 'cipher'>,
  accountId: string,
  standing: TeamStanding | null,
  reachesSuspended = false,
): Promise<Contact | null> {
  const found = await findContact(pool, accountId, standing, reachesSuspended)
  if (!found) return null
  const { phone_encrypted: phone, email_encrypted: email } = found
  return {
    locale: found.locale,
    phone: phone && cipher.decrypt(phone, 'accounts.phone'),
    email: email && cipher.decrypt(email, 'accounts.email'),
  }
}

/** The ids of accounts that lead a team: super admin and admins. */
export async function managersOf(db: Db, teamId: string): Promise<string[]> {
  const members = await listMemberRecipients(db, teamId)
  return members.filter(({ role }) => role !== 'member').map(({ accountId }) => accountId)
}
