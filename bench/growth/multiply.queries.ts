import pg from 'pg'
import { type CollectionName, collections } from '../../shared/rules/content/collections.ts'

/** Copies are numbered from here, far above any id that a demo or an import uses. */
const stride = 100_000
/** Copies of a record in one transaction: a counter updated in it again and again grows slow. */
const block = 20

const contentTables = {
  content_records: 'source_language, shared',
  content_texts: 'language, state, fields, live_version, first_published_at, published_at',
  content_versions: 'language, version, fields, shared, text_hash, saved_at',
  content_live:
    'language, version, fields, shared, text_hash, labels, position, first_published_at, published_at',
}

const toolTables = {
  tools: `fields, needs, kind, cost, who_may_apply, licence, homepage, rules, reply_working_days, stock_per_year,
    allowance_units, activation_kind, term_months, reviewed_on, is_applied_for`,
  tool_texts: `language, state, name, tagline, description, description_html, audience, keywords, papers, claim_steps, exit_route,
    cost_after, activation_steps`,
}

/**
 * Copies a collection's published records, under new numbers, until there are `wanted`; as the database's
 * owner, who has no statement timeout. The search learns that they exist, without their words.
 */
export async function multiply(ownerUrl: string, collection: CollectionName, wanted: number): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const originals = await numbersOf(client, collection)
    const present = await countOf(client, collection)
    const first = Math.floor(present / originals.length)
    const last = Math.ceil(wanted / originals.length) - 1
    for (let from = first; from <= last; from += block) {
      const copies: Copies = { collection, originals, from, to: Math.min(from + block - 1, last) }
      await copyRecords(client, copies)
      await copyDocuments(client, copies)
    }
  } finally {
    await client.end()
  }
}

/** Which records are copied, and the range of numbers given to the copies of each. */
type Copies = { collection: CollectionName; originals: number[]; from: number; to: number }

async function copyRecords(client: pg.Client, { collection, originals, from, to }: Copies): Promise<void> {
  const tables = { ...(collection === 'tools' && toolTables), ...contentTables }
  for (const [table, columns] of Object.entries(tables)) {
    const isContent = table.startsWith('content_')
    const key = table === 'tool_texts' ? 'tool_number' : 'number'
    await client.query(
      `insert into ${table} (${isContent ? 'collection, ' : ''}${key}, ${columns})
        select ${isContent ? 'collection, ' : ''}${key} + k * ${stride}, ${columns}
        from ${table}, generate_series($1::integer, $2::integer) k
        where ${isContent ? `collection = '${collection}' and` : ''} ${key} = any($3::integer[])`,
      [from, to, originals],
    )
  }
}

async function copyDocuments(client: pg.Client, { collection, originals, from, to }: Copies): Promise<void> {
  await client.query(
    `insert into search_documents (kind, record_id, language, title, facets, length, tokens, words)
      select kind, (record_id::integer + k * ${stride})::text, language, title, '{}', length, '{}', '{}'
      from search_documents, generate_series($1::integer, $2::integer) k
      where kind = $3 and record_id = any($4::text[])`,
    [from, to, collections[collection].searchKind, originals.map(String)],
  )
}

/** Vacuums as autovacuum does after so many writes. */
export async function settleTables(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query('vacuum analyze')
  await client.end()
}

async function numbersOf(client: pg.Client, collection: string): Promise<number[]> {
  const { rows } = await client.query<{ number: number }>(
    'select distinct number from content_live where collection = $1 and number < $2',
    [collection, stride],
  )
  return rows.map(({ number }) => number)
}

async function countOf(client: pg.Client, collection: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(distinct number)::integer as count from content_live where collection = $1',
    [collection],
  )
  return rows[0]?.count ?? 0
}
