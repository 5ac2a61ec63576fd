import { type RawBuilder, sql } from 'kysely'
import type { LookAlikeMark } from '../../../../shared/rules/organisations/look-alikes.ts'
import type { VerificationState } from '../../../../shared/rules/organisations/verification-transitions.ts'
import type { Db } from '../../../db/database.ts'
import { notAmong } from '../../../db/not-among.ts'

/** The values to compare with others; empty where nothing was stated. */
export type Compared = {
  id: string
  creditCode: string | null
  nameKey: string
  nameSound: string
  isRegistered: boolean
  /** Keyed hashes, under every key that may have written them. */
  phone: string[]
  address: string[]
  legalRepresentative: string[]
}

export type FoundMark = {
  id: string
  reference: string
  name: string
  name_key: string
  credit_code: string | null
  state: VerificationState
  mark: LookAlikeMark
}

/** The most results per kind of match: a phone that hundreds state needs no more to be conspicuous. */
const mostByMark = 50

/** Other organisations with their matches, one row per match; each kind of match uses its own index. */
export function lookAlikes(db: Db, compared: Compared) {
  const { creditCode, nameKey, nameSound, isRegistered, phone, address, legalRepresentative } = compared
  const marks: RawBuilder<unknown>[] = [
    by('name', compared, sql`name_key = ${nameKey}`),
    by('nameSound', compared, sql`name_sound = ${nameSound}`),
    by(
      'nameAlike',
      compared,
      sql`name_key % ${nameKey}`,
      sql`order by similarity(name_key, ${nameKey}) desc, id`,
    ),
  ]
  if (creditCode !== null) marks.push(by('creditCode', compared, sql`credit_code = ${creditCode}`))
  if (phone.length > 0) marks.push(by('phone', compared, sql`contact_phone_index = any(${phone})`))
  // Many volunteer teams share the place where they are active.
  if (isRegistered && address.length > 0)
    marks.push(
      by('address', compared, sql`address_index = any(${address}) and entity_type <> 'volunteerTeam'`),
    )
  if (legalRepresentative.length > 0)
    marks.push(
      by('legalRepresentative', compared, sql`legal_representative_index = any(${legalRepresentative})`),
    )
  return sql<FoundMark>`${sql.join(marks, sql` union all `)}`.compile(db)
}

export async function listLookAlikes(db: Db, compared: Compared): Promise<FoundMark[]> {
  return (await db.executeQuery(lookAlikes(db, compared))).rows
}

function by(
  mark: LookAlikeMark,
  { id }: Compared,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql`order by id`,
): RawBuilder<unknown> {
  return sql`(select id, reference, name, name_key, credit_code, state, ${mark}::text as mark
    from organisations where ${condition} and id <> ${id} ${order} limit ${mostByMark})`
}

/** Organisations that have no pinyin column yet. */
export async function listUncompared(db: Db, limit: number, waiting: readonly string[]) {
  return db
    .selectFrom('organisations')
    .selectAll()
    .where('name_sound', 'is', null)
    .where(notAmong('id', waiting))
    .limit(limit)
    .execute()
}

export type ComparedColumns = {
  name_key: string
  name_sound: string
  contact_phone_index?: string
  address_index?: string
  legal_representative_index?: string
}

/** Fills in comparison columns, unless the facts were stated anew meanwhile. */
export async function setCompared(db: Db, id: string, columns: ComparedColumns): Promise<void> {
  await db
    .updateTable('organisations')
    .set(columns)
    .where('id', '=', id)
    .where('name_sound', 'is', null)
    .execute()
}
