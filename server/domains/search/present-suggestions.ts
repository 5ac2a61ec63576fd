import type { SearchSuggestion } from '../../../shared/contract/search.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { Suggestion } from '../../search/suggest.ts'
import { searchKinds } from './search-kinds.ts'

/** Names with their addresses. */
export function presentSuggestions({ locale }: { locale: Locale }, found: Suggestion[]): SearchSuggestion[] {
  return found.flatMap(({ kind, recordId, language, title }) => {
    const known = searchKinds.find((one) => one.kind === kind)
    if (!known) return []
    return { kind, kindName: known.name({}, { locale }), path: known.pathOf(recordId), language, title }
  })
}
