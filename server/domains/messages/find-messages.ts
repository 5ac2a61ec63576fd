import { setImmediate as pause } from 'node:timers/promises'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { CallContext } from '../../context.ts'
import { normaliseText } from '../../search/normalise-text.ts'
import { withKeptParams } from './kept-params.ts'
import { listMessages, type MessageFilter, type MessageRow } from './messages.queries.ts'
import { noticeText } from './notice-text.ts'
import type { Reader } from './reader.ts'

type Ctx = Pick<CallContext, 'db' | 'services' | 'locale'>

/** A search looks through this many of the newest messages; whoever has more narrows it by category first. */
const mostSearched = 5000
/** Messages between two breaths, in which the node answers others. */
const atOnce = 250

/**
 * The messages whose words, as the reader sees them, hold every term, newest first. The words are made from templates
 * when they are read, in the reader's language, so there is no stored text that the database could search.
 * @param search terms with spaces between; case, width and traditional characters do not matter
 */
export async function findMessages(
  ctx: Ctx,
  reader: Reader,
  filter: MessageFilter,
  { search }: { search: string },
): Promise<MessageRow[]> {
  const terms = normaliseText(search).split(/\s+/).filter(Boolean)
  const rows = await listMessages(ctx.db, reader, filter, { limit: mostSearched, offset: 0 })
  const found: MessageRow[] = []
  for (let start = 0; start < rows.length; start += atOnce) {
    if (start > 0) await pause()
    for (const row of rows.slice(start, start + atOnce))
      if (holds(await withKeptParams(ctx, row), terms, ctx.locale)) found.push(row)
  }
  return found
}

function holds({ template, params }: MessageRow, terms: string[], locale: Locale): boolean {
  const { title, body } = noticeText(template, params, locale)
  const words = normaliseText(`${title}\n${body}`)
  return terms.every((term) => words.includes(term))
}
