import type { Hono } from 'hono'
import { ApiError } from '../../../shared/contract/errors.ts'
import { locales } from '../../../shared/lib/locale.ts'
import { csvFile } from '../../../shared/lib/text/csv-text.ts'
import { apiOfRequest } from '../calls/api-of-request.ts'
import { codeOf, errorData, statusOf } from '../calls/error-message.ts'
import type { HttpEnv } from '../http-env.ts'

/**
 * A survey's answers as a table, for editors with a fresh proof; its call records each download. Only a
 * posted form leads here; a request from anywhere else was not made by the person.
 */
export function addSurveyAnswers(app: Hono<HttpEnv>): void {
  app.get('/surveys/:id/:file{(?:zh|en)\\.csv}', async (c) => {
    const locale = locales.find((one) => c.req.param('file') === `${one}.csv`) ?? 'zh'
    const scope = { ...(await c.var.scope()), locale }
    const surveyId = c.req.param('id')
    const api = apiOfRequest(c, scope, 'survey export failed')
    try {
      if (c.req.header('sec-fetch-site') !== 'same-origin') throw new ApiError('crossSite')
      if (scope.hasEndedSession) throw new ApiError('loginEnded')
      const { rows } = await api.surveysStaff.exportAnswers({ surveyId })
      return new Response(csvFile(rows), {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8; header=present',
          'Content-Disposition': `attachment; filename="survey-${surveyId.slice(-6)}.csv"`,
          'Cache-Control': 'private, no-store',
        },
      })
    } catch (error) {
      const known = error instanceof ApiError ? error : new ApiError('internal')
      const envelope = { code: codeOf(known), data: errorData(known, locale), traceId: null }
      return Response.json(envelope, { status: statusOf(known), headers: { 'Cache-Control': 'no-store' } })
    }
  })
}
