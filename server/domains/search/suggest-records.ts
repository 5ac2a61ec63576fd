import type { CallContext } from '../../context.ts'
import { addressBucket, spendLimits } from '../../db/limits.ts'
import { type Suggestion, suggest } from '../../search/suggest.ts'
import { presentSuggestions } from './present-suggestions.ts'
import { searchedKinds } from './search-kinds.ts'

const mostPerMinute = 300
const nearAtMost = 5
/** Fractions of the query, tried one after the other as the start of a name. */
const nearParts = [1, 0.67, 0.34]

/** Names that start like the typed text. Cached answers cost nothing. @throws ApiError `tooMany` */
export async function suggestRecords(
  ctx: CallContext,
  { keywords, kind }: { keywords: string; kind: string[] },
) {
  await spendLimits(ctx.services.limits, [
    { key: `suggest:minute:${addressBucket(ctx.address)}`, most: mostPerMinute, windowSeconds: 60 },
  ])
  const chosen = searchedKinds.filter((one) => kind.includes(one))
  const found = await suggest(ctx.db, keywords, {
    language: ctx.locale,
    kinds: chosen.length > 0 ? chosen : searchedKinds,
  })
  return { items: presentSuggestions(ctx, found) }
}

/** Names that start like ever shorter parts of a query, until some match. */
export async function suggestNear({ db, locale }: CallContext, keywords: string): Promise<Suggestion[]> {
  const characters = Array.from(keywords)
  for (const part of nearParts) {
    const prefix = characters.slice(0, Math.ceil(characters.length * part)).join('')
    const found = await suggest(db, prefix, { language: locale, kinds: searchedKinds, limit: nearAtMost })
    if (found.length > 0) return found
  }
  return []
}
