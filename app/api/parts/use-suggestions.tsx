import { type ComponentType, type RefObject, useRef, useState } from 'react'

type Suggestions = ComponentType<{ input: RefObject<HTMLInputElement | null> }>

const everything = () => import('./search-suggestions.tsx')

/** Suggestions for a field. Their script loads with the first focus; before that the field just searches. */
export function useSuggestions(load: () => Promise<{ default: Suggestions }> = everything) {
  const ref = useRef<HTMLInputElement>(null)
  const [Suggestions, setSuggestions] = useState<Suggestions>()
  const onFocus = () => {
    load().then(
      (part) => setSuggestions(() => part.default),
      () => {},
    )
  }
  return { field: { ref, onFocus }, suggestions: Suggestions && <Suggestions input={ref} /> }
}
