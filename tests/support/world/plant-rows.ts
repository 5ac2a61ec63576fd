import { createHash, randomInt, randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { contextOfColumn } from '../../../server/db/keys/encrypted-columns.ts'
import { impersonalColumns, personalTables } from '../../../server/domains/privacy/personal-tables.ts'
import type { TestPortal } from '../portal/portal.ts'
import { databaseAt } from '../portal/postgres.ts'
import { type AnyColumn, columnsOf } from '../text-columns.ts'
import { agreeToAll, type TestAccount } from './actors.ts'

/** The words for every column that accepts any, or a function of the column. */
type Words = string | ((column: AnyColumn) => string)

/** The owner of the planted rows, and the team in which they are alone. */
export type Owner = {
  account: TestAccount
  teamId: string
  name: string
  email: string
  /** A member of staff, used where a row names another person. */
  witnessId: string
}

export type Planted = { table: string; id: string; link: string }
type Ways = { portal: TestPortal; client: pg.Client; tables: Map<string, AnyColumn[]> }

/**
 * Inserts a row into every table whose rows can belong to a person, directly into the database, with words in
 * every column that accepts any. The catalogue finds the tables: by each column that refers to an account, to
 * the person's team, or to a row planted before. A staff action about others does not belong to its author.
 * @returns the inserted rows; none if an index does not accept a text of that length
 */
export async function plantRows(portal: TestPortal, owner: Owner, words: Words): Promise<Planted[]> {
  const tables = Map.groupBy(await columnsOf(portal.db), ({ table }) => table)
  // Bypassing foreign keys and triggers requires the administrator of the database server.
  const database = new URL(portal.ownerUrl).pathname.slice(1)
  const client = new pg.Client({ connectionString: databaseAt(inject('adminUrl'), database) })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    // Their agreements are replaced by consents that hold words, and added again beside them.
    await client.query('delete from consents where account_id = $1', [owner.account.accountId])
    const ways = { portal, client, tables }
    const planted: Planted[] = []
    for (const { table, column, key } of inOrder(ways, ownLinks(ways, owner)))
      planted.push(...(await plantOne(ways, { table, column, key, owner, words, planted })))
    // Rows that depend on a row of theirs are theirs as well, two levels deep.
    planted.push(...(await plantBelow(ways, planted, { owner, words })))
    planted.push(...(await plantBelow(ways, planted, { owner, words })))
    await agreeToAll(portal.db, [owner.account.accountId])
    return planted
  } finally {
    await client.end()
  }
}

type Link = { table: string; column: string; key: string }

/** Referenced tables before those that refer to them, as far as there are no cycles. */
function inOrder({ tables }: Ways, links: Link[]): Link[] {
  const depth = (table: string, seen: readonly string[] = []): number =>
    Math.max(
      0,
      ...(tables.get(table) ?? [])
        .filter(({ refersTo, isNullable }) => refersTo && !isNullable && !seen.includes(refersTo))
        .map(({ refersTo }) => 1 + depth(refersTo ?? '', [...seen, table])),
    )
  return links.toSorted((a, b) => depth(a.table) - depth(b.table))
}

/** Rows of tables not reached yet that refer to rows already planted. */
async function plantBelow(ways: Ways, parents: readonly Planted[], of: Pick<One, 'owner' | 'words'>) {
  const met = new Set(parents.map(({ table }) => table))
  const planted: Planted[] = []
  for (const [table, columns] of ways.tables) {
    if (met.has(table) || notPlanted.includes(table) || !columns.some(({ isText }) => isText)) continue
    const known = personalTables.filter((one) => one.table === table)
    if (known.length > 0 && known.every(isOfStaff)) continue
    for (const { name: column, refersTo } of columns) {
      const parent = parentOf(parents, refersTo)
      if (parent)
        planted.push(...(await plantOne(ways, { table, column, key: parent.id, planted: parents, ...of })))
    }
  }
  return planted
}

/**
 * Drops the conditions across several columns, and foreign keys to shared objects such as tools: words go
 * into every column, and valid combinations of states and objects are not tested here.
 */
export async function loosenTables(portal: TestPortal): Promise<void> {
  const client = new pg.Client({ connectionString: portal.ownerUrl })
  await client.connect()
  try {
    const { rows } =
      await client.query(`select conrelid::regclass::text as table, conname as name from pg_constraint
      where connamespace = 'public'::regnamespace and (contype = 'c' and array_length(conkey, 1) > 1
        or contype = 'f' and confrelid::regclass::text not in ('accounts', 'staff_members', 'teams') and not exists (
          select from pg_constraint k where k.contype = 'f' and k.conrelid = pg_constraint.confrelid
            and k.confrelid::regclass::text in ('accounts', 'staff_members', 'teams')))`)
    for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint "${name}"`)
  } finally {
    await client.end()
  }
}

/** The columns that refer to a person or their team, with their values. */
function ownLinks({ portal: { services }, tables }: Ways, owner: Owner) {
  const { accountId, phone } = owner.account
  const { cipher } = services
  const of = {
    codePhone: cipher.blindIndex(phone, 'one_time_codes.phone'),
    invitedPhone: cipher.blindIndex(phone, 'team_invitations.phone'),
    earlierPhone: cipher.blindIndex(phone, 'earlier_users.phone'),
    linkedMail: cipher.blindIndex(owner.email, 'mail_links.email'),
    actor: `account:${accountId}`,
  }
  const links: Link[] = []
  for (const [table, columns] of tables) {
    if (notPlanted.includes(table) || !columns.some(({ isText }) => isText)) continue
    for (const { name: column, refersTo } of columns) {
      const known = personalTables.find((one) => one.table === table && one.column === column && !one.of)
      if (known?.by) links.push({ table, column, key: of[known.by] })
      else if (refersTo === 'accounts' || refersTo === 'staff_members') {
        if (!known || !isOfStaff(known)) links.push({ table, column, key: accountId })
      } else if (refersTo === 'teams') links.push({ table, column, key: owner.teamId })
    }
  }
  return links
}

const isOfStaff = ({ onDeletion }: (typeof personalTables)[number]) =>
  onDeletion.does === 'keep' && onDeletion.staysWritten !== undefined

/** The person and the team exist already; the audit accepts no row that it has not made. */
const notPlanted = ['accounts', 'teams', 'audit_events', 'memberships']

type One = Link & { owner: Owner; words: Words; planted: readonly Planted[] }

async function plantOne({ portal, client, tables }: Ways, one: One): Promise<Planted[]> {
  const columns = tables.get(one.table) ?? []
  const values = columns.flatMap((column) => {
    const value = cellOf(portal, column, one)
    return value === undefined ? [] : [{ name: column.name, type: column.type, value }]
  })
  const names = values.map(({ name }) => `"${name}"`).join(', ')
  const places = values.map(({ type }, at) => `$${at + 1}::${type}`).join(', ')
  const text = `insert into ${one.table} (${names}) values (${places}) on conflict do nothing`
  try {
    const stored = values.map(({ value }) => value)
    const { rowCount } = await client.query(text, stored)
    if (!rowCount) return []
  } catch (error) {
    if (isTooLong(error)) return []
    throw new Error(`${one.table} takes no row`, { cause: error })
  }
  const [key] = columns.filter(({ isKey }) => isKey)
  // One of a few words, such as a kind, is the key of many rows and names none.
  const id = key?.words ? '' : String(values.find(({ name }) => name === key?.name)?.value ?? '')
  return [{ table: one.table, id, link: one.column }]
}

/** An index accepts texts of some 2,700 bytes. */
const isTooLong = (error: unknown) => error instanceof pg.DatabaseError && error.code === '54000'

/** The value of a column in a planted row; undefined leaves it to its default. */
function cellOf({ services: { cipher } }: TestPortal, column: AnyColumn, one: One): unknown {
  const { name, type, table } = column
  if (name === one.column) return one.key
  // The team too, where a row was found by its account, so that it belongs to the person in every way.
  if (column.refersTo === 'teams') return table === 'notifications' ? null : one.owner.teamId
  if (column.refersTo && column.isNullable) return null
  if (column.refersTo === 'accounts' || column.refersTo === 'staff_members') return one.owner.witnessId
  const parent = parentOf(one.planted, column.refersTo)
  if (parent) return parent.id
  if (column.words) return column.words.at(-1)
  if (type === 'uuid') return column.isNullable ? null : randomUUID()
  const context = contextOfColumn(table, name)
  // The list gives the reason why nobody types into each of these.
  if (`${table}.${name}` in impersonalColumns)
    return context ? cipher.encrypt('x', context) : randomText(column)
  const words = typeof one.words === 'string' ? one.words : one.words(column)
  const said = ownName.includes(name) ? one.owner.name : words
  if (context)
    return cipher.encrypt(
      /answers|personal|statement_drafts/.test(context) ? JSON.stringify({ said }) : said,
      context,
    )
  if (name.endsWith('_index')) return column.isNullable ? null : `test.${randomUUID()}`
  if (column.isText) return textFor(column, said)
  if (column.isNullable || column.hasDefault) return undefined
  if (column.isKey) return String(randomInt(2 ** 31))
  return plainValues[type] ?? '1'
}

/** Among the rows of a table, preferably one that the person's package finds by this column. */
function parentOf(planted: readonly Planted[], table: string | null): Planted | undefined {
  const rows = planted.filter((row) => row.table === table && row.id !== '')
  const isInPackage = ({ link }: Planted) =>
    personalTables.some((one) => one.table === table && one.column === link && 'section' in one.inExport)
  return rows.find(isInPackage) ?? rows[0]
}

/** A person's name is recognised as theirs, so these columns hold nothing beside it. */
const ownName = ['real_name_encrypted', 'display_name']

const plainValues: Record<string, unknown> = {
  timestamptz: new Date(),
  date: '2026-11-01',
  bool: false,
}

const randomText = ({ type }: Pick<AnyColumn, 'type'>) =>
  type === 'bytea'
    ? createHash('sha256').update(randomUUID()).digest()
    : type === 'jsonb'
      ? '{}'
      : randomUUID()

function textFor({ type, isUnique, check }: AnyColumn, said: string): unknown {
  // Bytes are digests and keys that the server makes, different in each row.
  if (type === 'bytea') return randomText({ type })
  if (type === 'jsonb' || type === 'json') return JSON.stringify({ name: said, list: [said, { deep: said }] })
  if (type.startsWith('_')) return [said]
  // Numbers and keys that the server makes and by which others find the row.
  if (isUnique) return randomUUID()
  const pattern = /~ '(.*)'::text/.exec(check ?? '')?.[1]
  if (!pattern) return said
  return ['', '/', 'https://'].map((start) => start + said).find((text) => new RegExp(pattern).test(text))
}
