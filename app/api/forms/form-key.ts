import { data } from 'react-router'
import type { PostedForm } from './posted-form.ts'

/** In ms; nobody reads a page and presses its button faster than this. */
const secondPressWithin = 700

/** Identifies one form of a page without script. */
export type FormMark = {
  /** Makes the form count once, however often it is sent. */
  key: string
  /** When the server drew it, in ms since 1970. */
  drawnAt: number
}

export function drawFormMark(): FormMark {
  return { key: drawFormKey(), drawnAt: Date.now() }
}

/** Generates the key that makes a form count once, however often it is sent; also works on plain http. */
export function drawFormKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** Whether a press is the second half of a double click, landing on the page that the first half opened. */
export function isSecondPress(form: PostedForm): boolean {
  const elapsed = Date.now() - Number(form.text('drawnAt'))
  // The page may have been rendered by another node whose clock is ahead.
  return elapsed >= 0 && elapsed < secondPressWithin
}

/** Answers a form post with no content: the browser keeps showing the current page. */
export function stayOnPage() {
  return data(null, { status: 204 })
}
