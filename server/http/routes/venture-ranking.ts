import type { Hono } from 'hono'
import { ApiError } from '../../../shared/contract/errors.ts'
import { apiOfRequest } from '../calls/api-of-request.ts'
import { codeOf, errorData, statusOf } from '../calls/error-message.ts'
import type { HttpEnv } from '../http-env.ts'

/**
 * The ranking of a round as a file that anyone on staff can recompute, after a fresh proof; its call records each
 * download. Only a posted form leads here, as with the answers of a survey.
 */
export function addVentureRanking(app: Hono<HttpEnv>): void {
  app.get('/ventureRounds/:number/ranking.json', async (c) => {
    const scope = { ...(await c.var.scope()), locale: 'zh' as const }
    const roundId = c.req.param('number')
    const api = apiOfRequest(c, scope, 'export of a ranking failed')
    try {
      if (c.req.header('sec-fetch-site') !== 'same-origin') throw new ApiError('crossSite')
      if (scope.hasEndedSession) throw new ApiError('loginEnded')
      const { text } = await api.ventureDecidingStaff.exportRanking({ roundId })
      return new Response(text, {
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Disposition': `attachment; filename="ranking-${roundId}.json"`,
          'Cache-Control': 'private, no-store',
        },
      })
    } catch (error) {
      const known = error instanceof ApiError ? error : new ApiError('internal')
      const envelope = { code: codeOf(known), data: errorData(known, scope.locale), traceId: null }
      return Response.json(envelope, { status: statusOf(known), headers: { 'Cache-Control': 'no-store' } })
    }
  })
}
