import type { Locale } from '../../../shared/lib/locale.ts'
import type { NoticePreferences } from '../../../shared/rules/messages/notice-preferences.ts'
import type { Privilege } from '../../../shared/rules/staff/privileges.ts'
import type { Db } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import {
  findContact,
  findRecipient,
  holdAccount,
  listMemberRecipients,
  listStaffAccounts,
} from './recipients.queries.ts'

/** Somebody whom a message may reach; `canManage` for admins of the team that it is for. */
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

/** Whether anything may still be written to an account, which is not deleted before the commit. */
export async function isStillThere(db: Db, accountId: string): Promise<boolean> {
  return holdAccount(db, accountId)
}

/** The members of a team whose accounts are active. */
export async function recipientsOfTeam(db: Db, teamId: string): Promise<Recipient[]> {
  const members = await listMemberRecipients(db, teamId)
  return members.map(({ role, ...recipient }) => ({ ...recipient, canManage: role !== 'member' }))
}

/** The ids of the accounts whose roles allow something. */
export async function staffWithPrivilege(db: Db, privilege: Privilege): Promise<string[]> {
  return listStaffAccounts(db, privilege)
}

/**
 * Who of the staff is told of a thing that one of them has: that one, or all whose roles allow it where nobody has it
 * who still may work on it.
 */
export async function staffBehindWork(
  db: Db,
  privilege: Privilege,
  holder: string | null,
): Promise<{ kind: 'staff'; privilege: Privilege; accountId?: string }> {
  const isThere = holder !== null && (await listStaffAccounts(db, privilege)).includes(holder)
  return { kind: 'staff', privilege, ...(isThere && { accountId: holder }) }
}

/** Full phone in E.164 and full address: for sending alone, never for an answer. */
export type Contact = { locale: Locale; phone: string | null; email: string | null }

/** What a message asks of its recipient in a team: to be in it, or to lead it as well. */
export type TeamStanding = { teamId: string; leads: boolean }

/**
 * Where an account is reached at this moment; null where it is no longer active, or no longer what it has to be in a
 * team.
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

/** The ids of the accounts that lead a team: its super admin and its admins. */
export async function managersOf(db: Db, teamId: string): Promise<string[]> {
  const members = await listMemberRecipients(db, teamId)
  return members.filter(({ role }) => role !== 'member').map(({ accountId }) => accountId)
}
