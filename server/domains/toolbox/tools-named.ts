import type { ToolCard } from '../../../shared/contract/toolbox/toolbox-parts.ts'
import type { CallContext } from '../../context.ts'
import { search } from '../../search/search.ts'
import { suggest } from '../../search/suggest.ts'
import { toolKind } from '../content/tools/tool-documents.ts'
import { cardsOf } from './tool-cards.ts'

const namedAtMost = 6

/** Listed tools by name or its start, then by search; without the tools that are shown already. */
export async function toolsNamed(ctx: CallContext, name: string, except: string[]): Promise<ToolCard[]> {
  if (name.trim() === '') return []
  const about = { language: ctx.locale, kinds: [toolKind], limit: namedAtMost + except.length }
  const begun = await suggest(ctx.db, name, about)
  const found = await search(ctx.db, { text: name, offset: 0, ...about })
  const ids = [...new Set([...begun, ...found.hits].map(({ recordId }) => recordId))]
  const cards = await cardsOf(ctx, ids.map(Number))
  return ids
    .filter((id) => !except.includes(id))
    .flatMap((id) => cards.get(id) ?? [])
    .slice(0, namedAtMost)
}
