import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { useSuggestions } from '../../api/parts/use-suggestions.tsx'
import { keepComposing } from '../../ui/controls/keep-composing.ts'

/** The search over everything, on every page. */
export function SiteSearch() {
  const { pathname } = useLocation()
  const { field, suggestions } = useSuggestions()
  const label = m.search_site()
  return (
    <search aria-label={label}>
      {/* A new page starts with an empty field. */}
      <Form key={pathname} className="site-search" action={pathInLocale('/search', localeOfPath(pathname))}>
        <input
          {...field}
          className="input"
          name="keywords"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={label}
          placeholder={label}
          onKeyDown={keepComposing}
        />
        <button type="submit" className="site-tool site-tool-button">
          {m.search_button()}
        </button>
        {suggestions}
      </Form>
    </search>
  )
}
