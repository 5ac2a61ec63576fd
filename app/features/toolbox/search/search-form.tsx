import * as m from '#messages'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import { SearchForm } from '../../../api/parts/search-form.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'

export const searchPath = '/tools/searchToolList'

/** The search field of the toolbox. */
export function ToolSearchForm({ keywords = '', label }: { keywords?: string; label: string }) {
  const locale = useLocale()
  return (
    <SearchForm
      action={pathInLocale(searchPath, locale)}
      keywords={keywords}
      label={label}
      hint={m.toolbox_search_hint()}
    />
  )
}
