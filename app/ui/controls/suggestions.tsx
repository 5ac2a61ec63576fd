import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { debounce } from '../../../shared/lib/debounce.ts'
import { isComposing } from './keep-composing.ts'

type Suggested = { key: string; text: string; note: string; lang?: string | undefined; href: string }

export type SuggestionsProps = {
  input: RefObject<HTMLInputElement | null>
  /** Names the list. */
  label: string
  /** Suggestions for the current text; a failure suggests nothing. */
  load: (text: string, signal: AbortSignal) => Promise<Suggested[]>
  /** The screen reader's announcement of the list. */
  countText: (count: number) => string
  onChoose: (href: string) => void
}

type Shown = { items: Suggested[]; active: number }
const closed: Shown = { items: [], active: -1 }

/** Suggestions below a text field (combobox pattern): the focus stays, arrow keys move in the list. */
export function Suggestions({ input, label, load, countText, onChoose }: SuggestionsProps) {
  const id = useId()
  const [shown, setShown] = useState(closed)
  const now = useRef({ shown, load, onChoose })
  now.current = { shown, load, onChoose }
  useEffect(() => {
    const field = input.current
    if (!field) return
    return offer(field, {
      load: (text, signal) => now.current.load(text, signal),
      choose: (item) => now.current.onChoose(item.href),
      shown: () => now.current.shown,
      show: setShown,
    })
  }, [input])
  const { items, active } = shown
  const isOpen = items.length > 0
  useEffect(() => {
    tell(input.current, id, isOpen, active)
  }, [input, id, isOpen, active])
  return (
    <>
      <div className="suggestions" id={id} role="listbox" aria-label={label} hidden={!isOpen}>
        {items.map((item, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field
          <div
            key={item.key}
            id={`${id}-${index}`}
            className="suggestion"
            role="option"
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(item.href)}
          >
            <span lang={item.lang}>{item.text}</span>
            <span className="suggestion-note">{item.note}</span>
          </div>
        ))}
      </div>
      <span className="hidden-visually" role="status">
        {isOpen && countText(items.length)}
      </span>
    </>
  )
}

type Offer = {
  load: SuggestionsProps['load']
  choose: (item: Suggested) => void
  shown: () => Shown
  show: (shown: Shown) => void
}

/** Listens to a field. @returns a function that stops it */
function offer(field: HTMLInputElement, { load, choose, shown, show }: Offer): () => void {
  const kept = new Map<string, Suggested[]>()
  let asking = new AbortController()
  const ask = async () => {
    asking.abort()
    asking = new AbortController()
    const { signal } = asking
    const text = field.value.trim()
    const items = text === '' ? [] : (kept.get(text) ?? (await load(text, signal).catch(() => null)))
    if (items && text !== '') kept.set(text, items)
    if (!signal.aborted && document.activeElement === field) show({ items: items ?? [], active: -1 })
  }
  const askSoon = debounce(ask)
  const close = () => {
    askSoon.cancel()
    asking.abort()
    show(closed)
  }
  const move = (step: number) => {
    const { items, active } = shown()
    // One place more than there are items: the field itself.
    const places = items.length + 1
    show({ items, active: ((active + 1 + step + places) % places) - 1 })
  }
  const onKey = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const { items, active } = shown()
    const chosen = items[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (items.length === 0) ask()
      else move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Escape' && items.length > 0) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter') {
      if (chosen) {
        event.preventDefault()
        choose(chosen)
      }
      close()
    }
  }
  const onInput = (event: Event) => {
    if (!(event as InputEvent).isComposing) askSoon()
  }
  const ending = new AbortController()
  const { signal } = ending
  field.addEventListener('keydown', onKey, { signal })
  field.addEventListener('input', onInput, { signal })
  field.addEventListener('compositionend', () => askSoon(), { signal })
  field.addEventListener('blur', close, { signal })
  // Typed while the script was loading.
  if (document.activeElement === field && field.value !== field.defaultValue) askSoon()
  return () => {
    ending.abort()
    askSoon.cancel()
    asking.abort()
  }
}

/** Sets the field's ARIA attributes about its list. */
function tell(field: HTMLInputElement | null, id: string, isOpen: boolean, active: number): void {
  if (!field) return
  field.setAttribute('role', 'combobox')
  field.setAttribute('aria-autocomplete', 'list')
  field.setAttribute('aria-controls', id)
  field.setAttribute('aria-expanded', String(isOpen))
  const option = `${id}-${active}`
  if (active < 0) {
    field.removeAttribute('aria-activedescendant')
    return
  }
  field.setAttribute('aria-activedescendant', option)
  document.getElementById(option)?.scrollIntoView({ block: 'nearest' })
}
