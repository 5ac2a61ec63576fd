import { type SubmitEvent, useEffect, useRef } from 'react'

/**
 * For a form whose second sending would undo its first, such as one with a code that is good once: a double click is
 * one press. Says whether this submit may go on, and stops it where it may not.
 * @param isBusy whether the form is being sent; known only a moment after the press
 */
export function useOneSubmit(isBusy: boolean): (event: SubmitEvent) => boolean {
  const isSent = useRef(false)
  useEffect(() => {
    if (!isBusy) isSent.current = false
  }, [isBusy])
  return (event) => {
    if (isBusy || isSent.current) {
      event.preventDefault()
      return false
    }
    isSent.current = true
    return true
  }
}
