import type { OutputOf } from '../../../shared/contract/call.ts'
import type { toolbox } from '../../../shared/contract/toolbox/toolbox.ts'
import type { CallContext } from '../../context.ts'
import { noteMissedSearch } from '../../search/missed-searches.ts'
import { searchMeant } from '../../search/search-meant.ts'
import { suggest } from '../../search/suggest.ts'
import { toolKind } from '../content/tools/tool-documents.ts'
import { listScope } from './list-tools.ts'
import type { FacetChoice } from './tool-conditions.queries.ts'

/** The most tools that a search returns: beyond these, other words help more than more pages. */
const foundAtMost = 200
const nearAtMost = 5

type SearchToolsInput = FacetChoice & { keywords: string; page: number; pageSize: number }
type FoundTools = OutputOf<(typeof toolbox)['searchTools']>

/** Searches tools by words and filters the results. No words find nothing. */
export async function searchTools(ctx: CallContext, input: SearchToolsInput): Promise<FoundTools> {
  const { keywords } = input
  const { found, near } = await searchMeant(
    ctx.db,
    { text: keywords, language: ctx.locale, kinds: [toolKind], limit: foundAtMost, offset: 0 },
    ({ hits }) => hits.length === 0,
    () => findNearNames(ctx, keywords),
  )
  const numbers = found.hits.map((hit) => Number(hit.recordId))
  if (numbers.length === 0) await noteMissedSearch(ctx, 'tools', keywords)
  const list = await listScope(ctx, { numbers }, input, 'given')
  return {
    ...list,
    keywords,
    spelling: found.spelling ?? null,
    near,
    isCut: found.total > numbers.length,
  }
}

/** Names that start like ever shorter parts of the query, until some match. */
async function findNearNames({ db, locale }: CallContext, keywords: string) {
  const characters = Array.from(keywords)
  for (const part of [1, 0.67, 0.34]) {
    const prefix = characters.slice(0, Math.ceil(characters.length * part)).join('')
    const found = await suggest(db, prefix, { language: locale, kinds: [toolKind], limit: nearAtMost })
    if (found.length > 0) return found.map(({ recordId, title }) => ({ toolId: recordId, name: title }))
  }
  return []
}
