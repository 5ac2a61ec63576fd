import { useEffect, useRef } from 'react'

/**
 * For what answers a form: it comes into view and takes the focus, with script or without; the same answer drawn again
 * leaves it where it is.
 * @param answer another object for each answer; undefined for what answers nothing
 */
export function useShownAnswer<E extends HTMLElement>(answer: unknown) {
  const box = useRef<E>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same mistake twice is two answers
  useEffect(() => box.current?.focus(), [answer])
  return answer !== undefined && { ref: box, tabIndex: -1, autoFocus: true }
}
