import type { Db } from '../../../db/database.ts'
import { contextOfColumn, indexOfColumn } from '../../../db/encrypted-columns.ts'
import type { Services } from '../../../services.ts'
import { maskPerson } from './mask-person.ts'
import type { Person } from './person-keys.ts'
import { clearRows, deleteRows, lockTexts, setTexts } from './personal-rows.queries.ts'
import { personalTables } from './personal-tables.ts'
import type { PersonalTable } from './tables/personal-table.ts'

type Ctx = { db: Db; services: Pick<Services, 'cipher'> }

/** Goes through every table with a person's key, as the list says what becomes of its rows. */
export async function eraseRows(ctx: Ctx, person: Person): Promise<void> {
  for (const table of personalTables) {
    const { onDeletion } = table
    if (onDeletion.does !== 'delete' && onDeletion.mask) await maskRows(ctx, table, person, onDeletion.mask)
    if (onDeletion.does === 'delete') await deleteRows(ctx.db, table, person.keys)
    if (onDeletion.does === 'clear') await clear(ctx, table, person, onDeletion.columns)
  }
}

async function clear(
  { db, services }: Ctx,
  table: PersonalTable,
  person: Person,
  columns: Record<string, 'null' | 'empty' | 'random'>,
): Promise<void> {
  const values = Object.entries(columns).map(([column, how]) => {
    if (how === 'null') return [column, null] as const
    if (how === 'random') return [column, { random: true as const }] as const
    const context = contextOfColumn(table.table, column)
    return [column, context ? services.cipher.encrypt('', context) : ''] as const
  })
  await clearRows(db, table, person.keys, Object.fromEntries(values))
}

/** Texts that stay lose name, phone and address of the person. */
async function maskRows(
  { db, services: { cipher } }: Ctx,
  table: PersonalTable,
  person: Person,
  columns: readonly string[],
): Promise<void> {
  for (const { place, ...stored } of await lockTexts(db, table, person.keys, columns)) {
    const texts: Record<string, string | null> = {}
    for (const [column, value] of Object.entries(stored)) {
      if (value === null) continue
      const context = contextOfColumn(table.table, column)
      const text = context ? cipher.decrypt(value, context) : value
      const masked = maskPerson(text, person)
      if (masked === text) continue
      texts[column] = context ? cipher.encrypt(masked, context) : masked
      // What is stars now is found by nothing.
      const index = indexOfColumn(table.table, column)
      if (index) texts[index] = null
    }
    if (Object.keys(texts).length > 0) await setTexts(db, table.table, { place, texts })
  }
}
