import { type FormEvent, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import * as m from '#messages'
import { chooseView, type View, watchView } from './view.ts'

/**
 * Text size and colours: a form that sets a cookie, applied at once with script. The page is the same for
 * everybody, so the current choice is known only after loading; the style sheet shows it earlier.
 */
export function ViewForm({ className }: { className: string }) {
  const { pathname, search } = useLocation()
  const [view, setView] = useState<View | null>(null)
  useEffect(() => watchView(setView), [])

  function apply(event: FormEvent<HTMLFormElement>) {
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    if (!button) return
    event.preventDefault()
    chooseView(button.name, button.value)
  }
  const option = (name: 'size' | 'theme', value: string, text: string) => (
    <button
      type="submit"
      className="view-option"
      name={name}
      value={value}
      aria-pressed={view ? view[name] === value : undefined}
    >
      {text}
    </button>
  )
  return (
    <form className={className} method="post" action="/view" onSubmit={apply}>
      <input type="hidden" name="back" value={pathname + search} />
      <fieldset>
        <legend>{m.view_size()}</legend>
        {option('size', 'normal', m.view_size_normal())}
        {option('size', 'large', m.view_size_large())}
        {option('size', 'elder', m.view_size_elder())}
        <p className="view-note">{m.view_size_elder_note()}</p>
      </fieldset>
      <fieldset>
        <legend>{m.view_theme()}</legend>
        {option('theme', 'auto', m.view_theme_auto())}
        {option('theme', 'light', m.view_theme_light())}
        {option('theme', 'dark', m.view_theme_dark())}
      </fieldset>
    </form>
  )
}
