import type { PersonalCipher } from '../../crypto/personal-columns.ts'
import { eachAlone } from '../../jobs/each-alone.ts'
import type { Services } from '../../services.ts'
import { listPlainTexts, sealPlainText } from './sealed-texts.queries.ts'

/**
 * Free texts of requests, in which people name themselves and others. Each is encrypted in a column of its
 * name with `_encrypted`; the column of its name holds older texts until the job has run.
 */
export const sealedTexts = {
  adoption_requests: ['note', 'organisation', 'place', 'purpose'],
  tool_requests: ['answer', 'keywords', 'need', 'note', 'tool_name'],
} as const

type SealedTable = keyof typeof sealedTexts
type SealedText<Table extends SealedTable> = (typeof sealedTexts)[Table][number]
type Stored<Name extends string> = Record<Name | `${Name}_encrypted`, string | null>
type Cipher = Pick<PersonalCipher, 'encrypt' | 'decrypt'>

const plainAtOnce = 500

/** A request's free text; null where there is none. */
export function openSealed<Table extends SealedTable, Name extends SealedText<Table> & string>(
  cipher: Cipher,
  table: Table,
  name: Name,
  row: Stored<Name>,
): string | null {
  const sealed = row[`${name}_encrypted`]
  return sealed === null ? row[name] : cipher.decrypt(sealed, `${table}.${name}`)
}

/** A free text for its column; an empty text becomes null. */
export function sealText<Table extends SealedTable>(
  cipher: Cipher,
  table: Table,
  name: SealedText<Table>,
  text: string | undefined,
): string | null {
  return text ? cipher.encrypt(text, `${table}.${name}`) : null
}

/** Encrypts old texts that are still readable: a migration has no key. */
export async function sealPlainTexts(services: Services, jobId: string): Promise<void> {
  const { pool, cipher } = services
  for (const [table, names] of Object.entries(sealedTexts)) {
    for (const name of names) {
      const list = () => listPlainTexts(pool, { table, name, limit: plainAtOnce })
      await eachAlone({ services, jobId, task: `sweep-expired:${table}.${name}`, list }, ({ id, text }) =>
        sealPlainText(pool, {
          table,
          name,
          id,
          text,
          sealed: text ? cipher.encrypt(text, `${table}.${name}`) : null,
        }),
      )
    }
  }
}
