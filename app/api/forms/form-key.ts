import { data } from 'react-router'
import type { PostedForm } from './posted-form.ts'

/** Nobody has read a page and pressed its button so soon, in ms. */
const secondPressWithin = 700

/** What tells one form of a page without script from every other. */
export type FormMark = {
  /** The form counts once, however often it is sent. */
  key: string
  /** When the server drew it, in ms since 1970. */
  drawnAt: number
}

export function drawFormMark(): FormMark {
  return { key: drawFormKey(), drawnAt: Date.now() }
}

/** Names one form, so that it counts once however often it is sent; works where the page is not secure, too. */
export function drawFormKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** Whether a press was the second half of a double click, which fell on the page that the first half had brought. */
export function isSecondPress(form: PostedForm): boolean {
  const elapsed = Date.now() - Number(form.text('drawnAt'))
  // Another node may have drawn the page, by a clock that is ahead.
  return elapsed >= 0 && elapsed < secondPressWithin
}

/** Answers a document's form with nothing: the browser goes on showing the page that it shows. */
export function stayOnPage() {
  return data(null, { status: 204 })
}
