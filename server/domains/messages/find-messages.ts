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
/** Messages processed before yielding to other requests. */
const atOnce = 250

/**
 * The messages whose rendered text contains every term, newest first. Texts are rendered from templates in
 * the reader's language when they are read, so the database has no stored text to search.
 * @param search terms separated by spaces; case, width and traditional characters do not matter
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
