import * as m from '#messages'
import type { ActFailure } from '../../api/act.ts'

/** What is wrong with a posted code, in words for its field; undefined where something else is. */
export function codeProblem(failure: ActFailure | undefined): string | undefined {
  if (failure?.error === 'codeWrong') return m.staff_factor_code_wrong()
  if (failure?.error === 'tooMany') {
    return m.staff_factor_too_many({ minutes: Math.ceil((failure.retryAfterSeconds ?? 60) / 60) })
  }
  return failure?.fields.code
}
