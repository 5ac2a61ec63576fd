import { randomBytes } from 'node:crypto'
import type { PersonalCipher } from '../../crypto/personal-columns.ts'
import type { Db } from '../database.ts'

const codesPerTool = 12
const column = 'activation_codes.code'

/**
 * Gives every demo tool that hands out codes some made-up ones, so that an approval in the demo hands one
 * over. Tools that have codes are left unchanged.
 */
export async function loadDemoCodes(db: Db, cipher: PersonalCipher): Promise<void> {
  const tools = await db
    .selectFrom('tools')
    .select('number')
    .where('activation_kind', '=', 'code')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('activation_codes')
            .select('id')
            .where('offering_kind', '=', 'tool')
            .whereRef('offering_number', '=', 'tools.number'),
        ),
      ),
    )
    .execute()
  for (const { number } of tools) {
    const codes = Array.from({ length: codesPerTool }, () => demoCode(number))
    await db
      .insertInto('activation_codes')
      .values(
        codes.map((code) => ({
          offering_kind: 'tool' as const,
          offering_number: number,
          code_encrypted: cipher.encrypt(code, column),
          code_index: cipher.blindIndex(code, column),
          application_id: null,
          drawn_at: null,
        })),
      )
      .execute()
  }
}

/** `DEMO-1022-9F3C1A7B`: recognisable as a demo code, because it opens nothing. */
function demoCode(tool: number): string {
  return `DEMO-${tool}-${randomBytes(4).toString('hex').toUpperCase()}`
}
