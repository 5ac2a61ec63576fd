import { type SubmitEvent, useEffect, useRef } from 'react'

/**
 * For a form whose second sending would undo its first, such as one with a code that is good once: a double click is
 * one press. The next press counts as soon as there is an answer, also while the page still loads what follows it.
 * @param isBusy whether the form is being sent or its answer taken up; known only a moment after the press
 * @param answer the last answer, another object for each
 * @returns whether this submit goes on; stops the one that does not
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
