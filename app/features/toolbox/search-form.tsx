import type { KeyboardEvent } from 'react'
import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { Button } from '../../ui/button.tsx'

export const searchPath = '/tools/searchToolList'

export type SearchFormProps = { keywords?: string; label: string }

/** One field that searches the toolbox. */
export function SearchForm({ keywords = '', label }: SearchFormProps) {
  const locale = localeOfPath(useLocation().pathname)
  return (
    <search>
      <Form className="tool-search" method="get" action={pathInLocale(searchPath, locale)}>
        <label className="font-bold" htmlFor="keywords">
          {label}
        </label>
        <div className="tool-search-row">
          <input
            // A new search in the address is a new field; typing goes on in the old one.
            key={keywords}
            className="input"
            type="search"
            id="keywords"
            name="keywords"
            defaultValue={keywords}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            aria-describedby="keywords-hint"
            onKeyDown={keepComposing}
          />
          <Button kind="primary">{m.search_button()}</Button>
        </div>
        <p className="text-sm text-ink-2" id="keywords-hint">
          {m.toolbox_search_hint()}
        </p>
      </Form>
    </search>
  )
}

/** Enter that ends the composing of Chinese is no search; 229 is what some browsers say instead of isComposing. */
function keepComposing(event: KeyboardEvent): void {
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229))
    event.preventDefault()
}
