import type { Context } from 'hono'
import type { Api } from '../../../shared/contract/contract.ts'
import type { HttpEnv } from '../http-env.ts'
import { createInProcessApi } from './in-process-api.ts'
import type { RequestScope } from './request-scope.ts'

/**
 * The calls as a page, a form or a document makes them: measured like those over HTTP, and a failure that is nobody's
 * business outside is logged with the id of the request.
 * @param failed what the log says of such a failure
 */
export function apiOfRequest(c: Context<HttpEnv>, scope: RequestScope, failed = 'call failed'): Api {
  const { log, metrics } = c.var
  return createInProcessApi(
    scope,
    (error, call) => log.error({ err: error, call, requestId: scope.requestId }, failed),
    (call) => metrics.startCall(call, 'page'),
  )
}
