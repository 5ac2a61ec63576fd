import type { Context } from 'hono'
import type { Api } from '../../../shared/contract/contract.ts'
import type { HttpEnv } from '../http-env.ts'
import { createInProcessApi } from './in-process-api.ts'
import type { RequestScope } from './request-scope.ts'

/**
 * The calls for a page, a form or a document: measured like those over HTTP; an internal failure is logged
 * with the request id.
 * @param failed the log message of such a failure
 */
export function apiOfRequest(c: Context<HttpEnv>, scope: RequestScope, failed = 'call failed'): Api {
  const { log, metrics } = c.var
  return createInProcessApi(
    scope,
    (error, call) => log.error({ err: error, call, requestId: scope.requestId }, failed),
    (call) => metrics.startCall(call, 'page'),
  )
}
