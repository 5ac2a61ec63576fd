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
  /** The same with when they went by it: of what others wrote, each is sought in what was written meanwhile. */
  borne: BorneWord[]
} & Stated

/** Every number, address and name that they have stated here, of now and of before. */
type Stated = { phones: string[]; emails: string[]; names: string[] }

/** Without a beginning or an end where there is none, or nobody knows it. */
type BorneWord = { word: string; since: Date | null; until: Date | null }

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
  const own = (await listStated(db, accountId)).map((one) => ({
    word: readOrForget(cipher, one.sealed, contextOfColumn(one.in_table, one.in_column) ?? '') ?? '',
    // A number and an address were proven; whoever states one as a name or a contact may mean somebody else's.
    ...(isProven(one.in_column) ? atAnyTime : { since: one.since, until: one.until }),
  }))
  const given = row.staff_names.map((word) => ({ word, ...atAnyTime }))
  const borne = [...own, ...given].filter(({ word }) => word !== '')
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
    borne,
    ...statedBy(borne),
  }
}

const atAnyTime = { since: null, until: null }
const isProven = (column: string) => column === 'phone_encrypted' || column === 'email_encrypted'

/** What they went by at some time while something was written; whatever it was where nobody knows when that was. */
export function statedMeanwhile(
  borne: readonly BorneWord[],
  { first, last }: { first: Date | null; last: Date | null },
): Stated {
  const isMeanwhile = ({ since, until }: BorneWord) =>
    !(since && last && last < since) && !(until && first && until < first)
  return statedBy(borne.filter(isMeanwhile))
}

function statedBy(borne: readonly BorneWord[]): Stated {
  const said = [...new Set(borne.map(({ word }) => word))]
  const stated = said.map((text) => ({ text, phone: readMobilePhone(text) }))
  const words = stated.filter((one) => one.phone === null).map(({ text }) => text)
  return {
    phones: [...new Set(stated.flatMap((one) => one.phone ?? []))],
    emails: words.filter((text) => text.includes('@')),
    names: words.filter((text) => !text.includes('@')),
  }
}
