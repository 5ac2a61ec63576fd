import type { Hono } from 'hono'
import { ApiError } from '../../../shared/contract/errors.ts'
import { locales } from '../../../shared/lib/locale.ts'
import { csvFile } from '../../../shared/lib/text/csv-text.ts'
import { entryStates } from '../../../shared/rules/venture/entry-transitions.ts'
import { apiOfRequest } from '../calls/api-of-request.ts'
import { codeOf, errorData, statusOf } from '../calls/error-message.ts'
import type { HttpEnv } from '../http-env.ts'

/**
 * The entries of a round that staff have found, as a table, after a fresh proof; its call records each download. Only a
 * posted form leads here, as with the answers of a survey.
 */
export function addVentureEntries(app: Hono<HttpEnv>): void {
  app.get('/ventureRounds/:number/entries/:file{(?:zh|en)\\.csv}', async (c) => {
    const locale = locales.find((one) => c.req.param('file') === `${one}.csv`) ?? 'zh'
    const scope = { ...(await c.var.scope()), locale }
    const number = c.req.param('number')
    const api = apiOfRequest(c, scope, 'export of entries failed')
    try {
      if (c.req.header('sec-fetch-site') !== 'same-origin') throw new ApiError('crossSite')
      if (scope.hasEndedSession) throw new ApiError('loginEnded')
      const { rows } = await api.ventureStaff.exportEntries({
        number,
        search: c.req.query('search') ?? '',
        state: entryStates.find((one) => one === c.req.query('state')) ?? '',
        track: c.req.query('track') ?? '',
      })
      return new Response(csvFile(rows), {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8; header=present',
          'Content-Disposition': `attachment; filename="round-${number}.csv"`,
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
