import { type SubmitEvent, useEffect, useRef } from 'react'

/**
 * For a form whose second submission would undo the first, such as one with a one-time code: a double click
 * counts as one press. The next press counts as soon as there is an answer, also while the page still loads
 * what follows.
 * @param isBusy whether the form is being sent or its answer processed; set only a moment after the press
 * @param answer the last answer, a new object each time
 * @returns whether this submit proceeds; prevents the event otherwise
 */
export function useOneSubmit(isBusy: boolean, answer: unknown): (event: SubmitEvent) => boolean {
  const sent = useRef<{ after: unknown } | null>(null)
  useEffect(() => {
    if (!isBusy) sent.current = null
  }, [isBusy])
  return (event) => {
    if (sent.current && sent.current.after === answer) {
      event.preventDefault()
      return false
    }
    sent.current = { after: answer }
    return true
  }
}
