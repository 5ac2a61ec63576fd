import type { Logger } from 'pino'
import type { PageReads } from '../domains/dashboard/page-reads.ts'
import type { Services } from '../services.ts'
import type { RequestScope } from './calls/request-scope.ts'
import type { IncomingRequest } from './calls/scope-of-request.ts'
import type { RequestCookies } from './door/cookie-jar.ts'
import type { CallMetrics } from './routes/metrics.ts'

/** What every route of the server finds in its context. */
export type HttpEnv = {
  Variables: {
    requestId: string
    incoming: IncomingRequest
    /** Resolves the session on first use; cached pages never do. */
    scope: () => Promise<RequestScope & { cookies: RequestCookies }>
    services: Services
    metrics: CallMetrics
    /** Counts which records are read; null where counting is off. */
    reads: PageReads | null
    log: Logger
  }
}
