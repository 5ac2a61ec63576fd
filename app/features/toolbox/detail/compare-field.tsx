import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import { useSuggestions } from '../../../api/parts/use-suggestions.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { keepComposing } from '../../../ui/controls/keep-composing.ts'

const suggestions = () => import('./compare-suggestions.tsx')

type CompareFieldProps = { items: readonly { toolId: string }[]; name: string }

/** Adds another tool by name, beside those in the address. */
export function CompareField({ items, name }: CompareFieldProps) {
  const { pathname } = useLocation()
  const { field, suggestions: list } = useSuggestions(suggestions)
  return (
    <Form className="search-field max-w-form" method="get" action={pathname} preventScrollReset>
      {items.map(({ toolId }) => (
        <input key={toolId} type="hidden" name="id" value={toolId} />
      ))}
      <label className="font-bold" htmlFor="name">
        {m.toolbox_compare_name()}
      </label>
      <div className="search-field-row">
        <input
          {...field}
          className="input"
          type="text"
          id="name"
          name="name"
          defaultValue={name}
          maxLength={100}
          autoComplete="off"
          aria-describedby="name-hint"
          onKeyDown={keepComposing}
        />
        <Button kind="primary">{m.toolbox_compare_put()}</Button>
        {list}
      </div>
      <p className="text-sm text-ink-2" id="name-hint">
        {m.toolbox_compare_name_hint()}
      </p>
    </Form>
  )
}
