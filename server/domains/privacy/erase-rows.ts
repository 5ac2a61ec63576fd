import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../db/database.ts'
import { contextOfColumn, indexOfColumn } from '../../db/keys/encrypted-columns.ts'
import { listKeyColumns } from '../../db/keys/row-keys.queries.ts'
import {
  listTextColumns,
  listWrittenColumns,
  type TextColumn,
  type WrittenColumns,
} from '../../db/text-columns.queries.ts'
import type { Services } from '../../services.ts'
import { maskStored, maskText } from './mask-person.ts'
import { type Person, statedMeanwhile } from './person-keys.ts'
import { clearRows, deleteRows, lockTexts, type NewText, setTexts } from './personal-rows.queries.ts'
import { personalTables } from './personal-tables.ts'
import { readOrForget } from './read-or-forget.ts'
import type { PersonalTable } from './tables/personal-table.ts'

type Ctx = { db: Db; services: Pick<Services, 'cipher'> }
/** Alone: no continuing organisation could have the same name. */
type Whom = { person: Person; isAlone: boolean }
type TextColumns = ReadonlyMap<string, readonly TextColumn[]>
type Columns = { texts: TextColumns; written: ReadonlyMap<string, WrittenColumns> }

/** Processes every table with a person's key, as the list of tables says. */
export async function eraseRows(ctx: Ctx, whom: Whom): Promise<void> {
  const { person } = whom
  const columns = { texts: await listTextColumns(ctx.db), written: await listWrittenColumns(ctx.db) }
  for (const table of personalTables) {
    const { onDeletion } = table
    if (onDeletion.does !== 'delete' && !onDeletion.staysWritten) await maskRows(ctx, columns, table, whom)
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

/**
 * Texts that stay lose name, phone and address of the person, in whatever column they stand; where others have written
 * them, the name that they bore meanwhile.
 */
async function maskRows(
  ctx: Ctx,
  { texts, written }: Columns,
  table: PersonalTable,
  whom: Whom,
): Promise<void> {
  const { db } = ctx
  const columns = texts.get(table.table) ?? []
  if (columns.length === 0) return
  const keyColumns = await listKeyColumns(db, table.table)
  for (const { key, texts: stored, writing } of await lockTexts(db, table, whom.person.keys, {
    keyColumns,
    columns,
    written: written.get(table.table),
  })) {
    const { person } = whom
    const meanwhile = isOfOthers(table) ? statedMeanwhile(person.borne, writing) : {}
    const named = { ...whom, person: { ...person, ...meanwhile } }
    const masked = columns.flatMap((column, at) => maskColumn(ctx, table, column, stored[at], named))
    if (masked.length > 0) await setTexts(db, table.table, { keyColumns, key, texts: masked })
  }
}

/** Whether others write in the rows as well: what leads there over another row, and what is said so. */
const isOfOthers = ({ of, writtenBy }: PersonalTable) => of !== undefined || writtenBy === 'all'

/** What a column has to hold instead, with the index beside it; nothing where it names nobody. */
function maskColumn(
  { services: { cipher } }: Ctx,
  { table, facts = [] }: PersonalTable,
  { name, holds }: TextColumn,
  stored: unknown,
  { person, isAlone }: Whom,
): NewText[] {
  if (stored === null) return []
  const named = isAlone || !facts.includes(name) ? person : { ...person, names: [] }
  const context = contextOfColumn(table, name)
  if (!context) {
    const masked = maskStored(stored, named)
    return isDeepStrictEqual(masked, stored) ? [] : [{ name, holds, value: masked }]
  }
  // Text that no key can decrypt is erased.
  const text = readOrForget(cipher, String(stored), context)
  const masked = maskText(text ?? '', named)
  if (masked === text) return []
  // A masked text must not be found by its old index.
  const index = indexOfColumn(table, name)
  const value = { name, holds, value: cipher.encrypt(masked, context) }
  return index ? [value, { name: index, holds, value: null }] : [value]
}
