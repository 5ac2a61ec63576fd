import type { KeyboardEvent, ReactNode } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import { Button } from '../ui/button.tsx'

export type SearchFormProps = {
  /** Where the words are searched, as `keywords` in the address. */
  action: string
  keywords: string
  label: string
  /** Hidden fields that stay in the address. */
  children?: ReactNode
}

/** One field that searches. */
export function SearchForm({ action, keywords, label, children }: SearchFormProps) {
  return (
    <search>
      <Form className="tool-search" method="get" action={action}>
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
            onKeyDown={keepComposing}
          />
          {children}
          <Button kind="primary">{m.search_button()}</Button>
        </div>
      </Form>
    </search>
  )
}

/** Enter that ends the composing of Chinese is no search; 229 is what some browsers say instead of isComposing. */
function keepComposing(event: KeyboardEvent): void {
  if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229))
    event.preventDefault()
}
