import { useMemo } from 'react'
import * as m from '#messages'
import type { ActFailure } from '../../api/forms/act.ts'

/** The message for the code's field if it is wrong or missing; undefined for any other error. */
export function codeProblem(failure: ActFailure | undefined): string | undefined {
  if (failure?.error === 'stepUpNeeded') return m.staff_factor_code_needed()
  if (failure?.error === 'codeWrong') return m.staff_factor_code_wrong()
  if (failure?.error === 'tooMany') {
    return m.staff_factor_too_many({ minutes: Math.ceil((failure.retryAfterSeconds ?? 60) / 60) })
  }
  return failure?.fields.code
}

/** For pages whose summary names each field by its id: adds the code's field. Memoised per answer. */
export function useCodeNamed(failure: ActFailure | undefined): ActFailure | undefined {
  return useMemo(() => {
    const isOfCode = failure?.error === 'stepUpNeeded' || failure?.error === 'codeWrong'
    const code = isOfCode && codeProblem(failure)
    return code ? { ...failure, fields: { ...failure.fields, code } } : failure
  }, [failure])
}
