import { setTimeout as sleep } from 'node:timers/promises'
import type { PersonalCipher } from '../../crypto/personal-columns.ts'
import type { Db } from '../database.ts'
import { blindIndexOf, type EncryptedColumn, encryptedColumns } from './encrypted-columns.ts'
import { countOtherIndexes, listOtherKeys, replaceStored, type StoredText } from './rotate-columns.queries.ts'
import { listKeyColumns, type RowKey } from './row-keys.queries.ts'

const rowsAtOnce = 200
/** A pause between batches, so that the running portal is not slowed down. */
const pauseMs = 5

/**
 * Encrypts every value again by the current key, some hundred at a time while the portal runs. A value that
 * changes meanwhile is skipped: its writer had the new key, or the next round finds it.
 * @returns how many values were rewritten, by `table.column`
 */
export async function rotateColumns(
  db: Db,
  cipher: PersonalCipher,
  keyId: string,
): Promise<Map<string, number>> {
  const done = new Map<string, number>()
  for (const column of encryptedColumns) {
    let count = 0
    for (;;) {
      const round = await rotateOnce(db, cipher, column, keyId)
      count += round.written
      if (round.seen === 0) break
    }
    if (count > 0) done.set(`${column.table}.${column.column}`, count)
  }
  return done
}

/**
 * Indexes by other keys that remain after every value was rewritten: no value exists to derive them from, and
 * once their key is gone nothing finds their rows.
 * @returns how many, by `table.column` of the index
 */
export async function countLostIndexes(db: Db, keyId: string): Promise<Map<string, number>> {
  const lost = new Map<string, number>()
  for (const { table, index } of encryptedColumns) {
    if (!index) continue
    const count = await countOtherIndexes(db, { table, index, keyId })
    if (count > 0) lost.set(`${table}.${index}`, count)
  }
  return lost
}

/** One pass through a column, in the order of its table's primary key. */
async function rotateOnce(
  db: Db,
  cipher: PersonalCipher,
  column: EncryptedColumn,
  keyId: string,
): Promise<{ seen: number; written: number }> {
  const keyColumns = await listKeyColumns(db, column.table)
  let after: RowKey | null = null
  let seen = 0
  let written = 0
  for (;;) {
    const rows: StoredText[] = await listOtherKeys(db, column, {
      ...{ keyId, keyColumns, after, limit: rowsAtOnce },
    })
    if (rows.length === 0) return { seen, written }
    for (const { key, stored } of rows) {
      const plain = readable(cipher, column, stored)
      const value = cipher.encrypt(plain, column.context)
      const [found = null] = blindIndexOf(cipher, column.table, column.column, plain)
      if (await replaceStored(db, column, { keyColumns, key, stored, value, found })) written += 1
    }
    seen += rows.length
    after = rows.at(-1)?.key ?? after
    await sleep(pauseMs)
  }
}

/** Reports where a value cannot be read, never its content. */
function readable(
  cipher: PersonalCipher,
  { table, column, context }: EncryptedColumn,
  stored: string,
): string {
  try {
    return cipher.decrypt(stored, context)
  } catch (error) {
    throw new Error(`${table}.${column} holds a value that no key reads`, { cause: error })
  }
}
