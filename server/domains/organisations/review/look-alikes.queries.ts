import { type RawBuilder, sql } from 'kysely'
import type { LookAlikeMark } from '../../../../shared/rules/organisations/look-alikes.ts'
import type { VerificationState } from '../../../../shared/rules/organisations/verification-transitions.ts'
import type { Db } from '../../../db/database.ts'
import { notAmong } from '../../../db/not-among.ts'

/** What others are looked for by; empty where nothing was stated. */
export type Compared = {
  id: string
  creditCode: string | null
  nameKey: string
  nameSound: string
  isRegistered: boolean
  /** Keyed hashes, by every key that may have written them. */
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

/** So many at most by each mark: a phone that hundreds state says what it has to say with these. */
const mostByMark = 50

/** Other organisations with what they have in common, one row for each mark; every mark is sought in its own index. */
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
  // Where a volunteer team is active is where many are.
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

/** Organisations from before they were compared by how they sound. */
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

/** Fills in what an organisation is compared by, unless it has been stated anew meanwhile. */
export async function setCompared(db: Db, id: string, columns: ComparedColumns): Promise<void> {
  await db
    .updateTable('organisations')
    .set(columns)
    .where('id', '=', id)
    .where('name_sound', 'is', null)
    .execute()
}
