import type { CallOptions } from '../../../shared/contract/call.ts'
import type { Api } from '../../../shared/contract/contract.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import { indexedCalls } from './call-index.ts'
import { mapPersonal, maskPersonal } from './personal-answers.ts'
import { runCall } from './pipeline.ts'
import type { RequestScope } from './request-scope.ts'

/**
 * The typed client for server rendering and posted forms: the same pipeline, without HTTP. Personal texts
 * always leave masked, so that none gets into HTML or hydration data.
 * @param onInternal receives internal errors
 * @param startTimer starts timing a call; its result receives the outcome
 */
export function createInProcessApi(
  scope: RequestScope,
  onInternal: (error: unknown, call: string) => void,
  startTimer?: (call: string) => (outcome: string) => void,
): Api {
  const api: Record<string, Record<string, unknown>> = {}
  for (const indexed of indexedCalls) {
    const calls = api[indexed.group] ?? {}
    api[indexed.group] = calls
    calls[indexed.name] = async (input: unknown, options?: CallOptions) => {
      const endTimer = startTimer?.(indexed.id)
      try {
        const data = await runCall(scope, indexed, input, options)
        const masked = await mapPersonal(indexed.call.output, data, maskPersonal)
        endTimer?.('success')
        return masked
      } catch (error) {
        endTimer?.(error instanceof ApiError ? error.reason : 'internal')
        if (error instanceof ApiError) throw error
        onInternal(error, indexed.id)
        throw new ApiError('internal')
      }
    }
  }
  return api as unknown as Api
}
