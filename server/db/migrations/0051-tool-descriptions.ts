import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { paragraphsToHtml } from '../../../shared/lib/html-text.ts'
import { sanitiseHtml } from '../../domains/content/sanitise-html.ts'
import { markdownToHtml, markdownToText } from '../../domains/imports/map/markdown.ts'

/**
 * What a tool does becomes formatted text. Paragraphs stay paragraphs; of what came in from a catalogue, Markdown
 * becomes what it stands for, in drafts as in what is published. `tool_texts.description` keeps the plain lines, which
 * the search, open data and nodes of an earlier release read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tool_texts add column if not exists description_html text`.execute(db)
  for (const table of ['content_texts', 'content_versions', 'content_live'] as const) await moveAll(db, table)
  await sql`
    update tool_texts x set description_html = l.fields ->> 'description', tagline = l.fields ->> 'tagline'
    from content_live l
    where l.collection = 'tools' and l.number = x.tool_number and l.language = x.language`.execute(db)
}

type Table = 'content_texts' | 'content_versions' | 'content_live'
type Values = Record<string, string | string[]>
type Row = { place: string; fields: Values; isImported: boolean }

/** Rows are found by where they lie: nothing else changes them while this runs. */
async function moveAll(db: Kysely<unknown>, table: Table): Promise<void> {
  const own = sql.table(table)
  const { rows } = await sql<{ place: string }>`
    select ctid::text as place from ${own}
    where collection = 'tools' and fields ->> 'description' <> '' order by ctid`.execute(db)
  for (let from = 0; from < rows.length; from += 500) {
    const places = rows.slice(from, from + 500).map(({ place }) => place)
    const origin =
      table === 'content_texts'
        ? sql`(select provenance from content_records r where r.collection = t.collection and r.number = t.number)`
        : sql`t.provenance`
    const found = await sql<Row>`
      select ctid::text as place, fields, ${origin} is not null as "isImported" from ${own} t
      where ctid = any(${places}::tid[])`.execute(db)
    const moved = found.rows.map((row) => {
      const fields = formatted(row)
      return { place: row.place, fields, hash: hashOf(fields) }
    })
    const hash = table === 'content_texts' ? sql`` : sql`, text_hash = decode(m.hash, 'hex')`
    await sql`
      update ${own} t set fields = m.fields ${hash}
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as m (place text, fields jsonb, hash text)
      where t.ctid = m.place::tid`.execute(db)
  }
}

function formatted({ fields, isImported }: Row): Values {
  const { description = '', tagline = '' } = fields
  if (typeof description !== 'string' || typeof tagline !== 'string') return fields
  if (!isImported) return { ...fields, description: paragraphsToHtml(description) }
  return {
    ...fields,
    description: sanitiseHtml(markdownToHtml(description)),
    tagline: markdownToText(tagline).replace(/\s+/g, ' ').trim(),
  }
}

/** As versions are told apart: by what is filled, whatever the order. */
function hashOf(fields: Values): string {
  const filled = Object.entries(fields).filter(([, value]) => value.length > 0)
  const text = JSON.stringify(filled.sort(([a], [b]) => (a < b ? -1 : 1)))
  return createHash('sha256').update(text).digest('hex')
}
