import type { KeyboardEvent } from 'react'

/** Whether a key belongs to the composing of Chinese; some browsers report 229 instead of isComposing. */
export function isComposing(event: { isComposing: boolean; keyCode: number }): boolean {
  return event.isComposing || event.keyCode === 229
}

/** Enter that ends the composing of Chinese must not submit the form. */
export function keepComposing(event: KeyboardEvent): void {
  if (event.key === 'Enter' && isComposing(event.nativeEvent)) event.preventDefault()
}
