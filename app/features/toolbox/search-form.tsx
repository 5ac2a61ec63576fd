import { useLocation } from 'react-router'
import * as m from '#messages'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { SearchForm } from '../../api/search-form.tsx'

export const searchPath = '/tools/searchToolList'

/** One field that searches the toolbox. */
export function ToolSearchForm({ keywords = '', label }: { keywords?: string; label: string }) {
  const locale = localeOfPath(useLocation().pathname)
  return (
    <SearchForm
      action={pathInLocale(searchPath, locale)}
      keywords={keywords}
      label={label}
      hint={m.toolbox_search_hint()}
    />
  )
}
