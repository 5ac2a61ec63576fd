import { sql } from 'kysely'
import type { Db } from '../../server/db/database.ts'

/** A column of a table, as the database catalogue describes it. */
export type AnyColumn = {
  table: string
  name: string
  type: string
  isNullable: boolean
  hasDefault: boolean
  /** Whether it holds words: text, JSON, bytes, or an array of texts. */
  isText: boolean
  /** The table to which it refers. */
  refersTo: string | null
  isKey: boolean
  isUnique: boolean
  /** The only words that it accepts, and other checks on this column alone. */
  words: string[] | null
  check: string | null
}

/** Every column of the portal's tables, from the catalogue: each test of this includes new columns. */
export async function columnsOf(db: Db): Promise<AnyColumn[]> {
  const { rows } = await sql<AnyColumn & { definition: string | null }>`
    select c.relname as table, a.attname as name, t.typname as type, not a.attnotnull as "isNullable",
      a.atthasdef or a.attidentity <> '' as "hasDefault",
      t.typname in ('text', 'varchar', 'bpchar', 'json', 'jsonb', 'xml', 'bytea', '_text', '_varchar') as "isText",
      (select k.confrelid::regclass::text from pg_constraint k
        where k.contype = 'f' and k.conrelid = c.oid and k.conkey = array[a.attnum] limit 1) as "refersTo",
      exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any(i.indkey)) as "isKey",
      exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and a.attnum = any(i.indkey)) as "isUnique",
      (select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint k
        where k.contype = 'c' and k.conrelid = c.oid and k.conkey = array[a.attnum]) as definition
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_type t on t.oid = a.atttypid
    where a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum`.execute(db)
  return rows.map(({ definition, ...column }) => {
    const [, among, only] = /= (?:ANY \(ARRAY\[(.*?)\]\)|('[^']*')::text)/.exec(definition ?? '') ?? []
    const listed = among ?? only
    const words = listed ? [...listed.matchAll(/'([^']*)'/g)].map(([, word]) => word ?? '') : null
    return { ...column, words, check: listed ? null : definition }
  })
}

/** Every column that accepts any words, for tests of injection, odd texts and deletion. */
export async function textColumnsOf(db: Db): Promise<AnyColumn[]> {
  return (await columnsOf(db)).filter(({ isText, words }) => isText && !words)
}

/** Odd texts of people, attackers and programs, put around the words that a test looks for. */
export const oddTexts: Record<string, string> = {
  plain: '',
  'address of a row': '(0,1)',
  'name of a column': 'ctid',
  quotes: `'"\`;--\\`,
  dollars: '$$ $1 %s %n',
  'broken json': '{"a":[',
  markup: '</script><img src=x onerror=alert(1)>',
  formula: '=HYPERLINK("https://evil.example")',
  'control characters': '\u0001\u001f\u007f\u202e\u200b\ufffe',
  'number like': '0e99999 -1 9007199254740993',
  'nothing like': 'null undefined NaN',
  pattern: '^(a+)+$ .* [[:alpha:]',
  'not one width': 'ＮＦＫＣ ﬁ é',
  'very long': '长'.repeat(20_000),
}
