import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { PersonalCipher } from '../../crypto/personal-columns.ts'
import type { Db } from '../database.ts'
import type { OfferingColumns } from '../tables/applications.ts'

const codesPerOffering = 12
const column = 'activation_codes.code'

/**
 * Gives every demo offering that hands out codes some made-up ones, so that an approval in the demo hands one
 * over. Offerings that have codes are left unchanged.
 */
export async function loadDemoCodes(db: Db, cipher: PersonalCipher): Promise<void> {
  for (const offering of await listWithoutCodes(db)) {
    const codes = Array.from({ length: codesPerOffering }, () => demoCode(offering.offering_number))
    await db
      .insertInto('activation_codes')
      .values(
        codes.map((code) => ({
          ...offering,
          code_encrypted: cipher.encrypt(code, column),
          code_index: cipher.blindIndex(code, column),
          application_id: null,
          drawn_at: null,
        })),
      )
      .execute()
  }
}

async function listWithoutCodes(db: Db): Promise<OfferingColumns[]> {
  const { rows } = await sql<OfferingColumns>`
    select kind as offering_kind, number as offering_number from offerings o
    where (exists (select from tools where o.kind = 'tool' and number = o.number and activation_kind = 'code')
        or exists (select from content_live l where l.collection = o.kind || 's' and l.number = o.number
          and o.kind <> 'tool' and l.shared->>'activationKind' = 'code'))
      and not exists (select from activation_codes
        where (offering_kind, offering_number) = (o.kind, o.number))`.execute(db)
  return rows
}

/** `DEMO-1022-9F3C1A7B`: recognisable as a demo code, because it opens nothing. */
function demoCode(number: number): string {
  return `DEMO-${number}-${randomBytes(4).toString('hex').toUpperCase()}`
}
