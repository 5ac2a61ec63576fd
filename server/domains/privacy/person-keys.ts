import type { Db } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import { findPerson } from './person.queries.ts'
import type { PersonKeys } from './personal-rows.queries.ts'

/** A person with what they are called and reached by, in plain. Never leaves the server. */
export type Person = {
  keys: PersonKeys
  status: 'active' | 'suspended' | 'deleted'
  locale: 'zh' | 'en'
  phone: string | null
  email: string | null
  /** Every name that they have stated here. */
  names: string[]
}

/** Null where there is no such account. */
export async function findPersonKeys(
  db: Db,
  { cipher }: Pick<Services, 'cipher'>,
  accountId: string,
): Promise<Person | null> {
  const row = await findPerson(db, accountId)
  if (!row) return null
  const read = (value: string | null, context: string) => (value ? cipher.decrypt(value, context) : null)
  const phone = read(row.phone_encrypted, 'accounts.phone')
  const email = read(row.email_encrypted, 'accounts.email')
  const names = [
    read(row.name_encrypted, 'accounts.name'),
    ...row.real_names.map((name) => read(name, 'acting_persons.real_name')),
    ...row.staff_names,
  ]
  return {
    keys: {
      accountId,
      codePhones: phone ? cipher.blindIndexes(phone, 'one_time_codes.phone') : [],
      linkedMails: email ? cipher.blindIndexes(email, 'mail_links.email') : [],
      earlierPhones: phone ? cipher.blindIndexes(phone, 'earlier_users.phone') : [],
      invitedPhones: phone ? cipher.blindIndexes(phone, 'team_invitations.phone') : [],
    },
    status: row.status,
    locale: row.locale,
    phone,
    email,
    names: [...new Set(names.filter((name) => name !== null && name !== ''))] as string[],
  }
}
