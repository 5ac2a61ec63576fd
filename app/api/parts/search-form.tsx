import type { ReactNode, Ref } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import { Button } from '../../ui/controls/button.tsx'
import { keepComposing } from '../../ui/controls/keep-composing.ts'

export type SearchFormProps = {
  /** Where the search goes, with the words as `keywords` in the address. */
  action: string
  keywords: string
  label: string
  hint?: string
  /** For suggestions: makes it a field that can be a combobox, which a field of type search may not be. */
  field?: { ref: Ref<HTMLInputElement>; onFocus: () => void }
  /** Shown beside the field: hidden fields that stay in the address, suggestions. */
  children?: ReactNode
}

/** One field that searches. */
export function SearchForm({ action, keywords, label, hint, field, children }: SearchFormProps) {
  return (
    <search>
      <Form className="search-field" method="get" action={action}>
        <label className="font-bold" htmlFor="keywords">
          {label}
        </label>
        <div className="search-field-row">
          <input
            // A new search in the address mounts a new field; typing alone does not.
            key={keywords}
            {...field}
            className="input"
            type={field ? 'text' : 'search'}
            id="keywords"
            name="keywords"
            defaultValue={keywords}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            aria-describedby={hint && 'keywords-hint'}
            onKeyDown={keepComposing}
          />
          <Button kind="primary">{m.search_button()}</Button>
          {children}
        </div>
        {hint && (
          <p className="text-sm text-ink-2" id="keywords-hint">
            {hint}
          </p>
        )}
      </Form>
    </search>
  )
}
