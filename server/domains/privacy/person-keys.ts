import type { Db } from '../../db/database.ts'
import { contextOfColumn } from '../../db/keys/encrypted-columns.ts'
import { readMobilePhone } from '../../parse-mobile-phone.ts'
import type { Services } from '../../services.ts'
import { findPerson, listStated } from './person.queries.ts'
import type { PersonKeys } from './personal-rows.queries.ts'
import { readOrForget } from './read-or-forget.ts'

/** A person with names and contacts in plain text. Never leaves the server. */
export type Person = {
  keys: PersonKeys
  status: 'active' | 'suspended' | 'deleted'
  locale: 'zh' | 'en'
  phone: string | null
  email: string | null
  /** Every phone, address and name that they have stated, now or earlier. */
  phones: string[]
  emails: string[]
  names: string[]
}

/** Null if there is no such account. */
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
  const texts = (await listStated(db, accountId)).map(({ in_table: table, in_column: column, sealed }) =>
    readOrForget(cipher, sealed, contextOfColumn(table, column) ?? ''),
  )
  const said = [...new Set([...texts, ...row.staff_names])].filter((text) => text !== null && text !== '')
  const stated = said.map((text) => ({ text: text as string, phone: readMobilePhone(text as string) }))
  const words = stated.filter((one) => one.phone === null).map(({ text }) => text)
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
    phones: [...new Set(stated.flatMap((one) => one.phone ?? []))],
    emails: words.filter((text) => text.includes('@')),
    names: words.filter((text) => !text.includes('@')),
  }
}
