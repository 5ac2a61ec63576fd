import * as m from '#messages'
import type { ActFailure } from '../../api/forms/act.ts'

/** Why something was refused; for a limit, whose limit it is and when to try again. */
export function refusedText(failure: ActFailure): string {
  const { per, most } = failure.params ?? {}
  const what = per === 'address' ? m.sign_in_address_limit({ most: Number(most) }) : failure.message
  return what + waitText(failure.retryAfterSeconds ?? 0)
}

/** When to try again; empty if there is no waiting. */
export function waitText(seconds: number): string {
  if (seconds === 0) return ''
  return seconds < 120
    ? m.sign_in_wait_seconds({ seconds })
    : m.sign_in_wait_minutes({ minutes: Math.ceil(seconds / 60) })
}
