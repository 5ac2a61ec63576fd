import type { Hono } from 'hono'
import { decodeJwt } from 'jose'
import { ApiError } from '../../../shared/contract/errors.ts'
import { locales, pathInLocale } from '../../../shared/lib/locale.ts'
import { apiOfRequest } from '../calls/api-of-request.ts'
import type { HttpEnv } from '../http-env.ts'

/** A holder's certificate as JSON: what the portal has signed, readable, and `proof`, the signed record itself. */
export function addCertificateRecords(app: Hono<HttpEnv>): void {
  for (const locale of locales)
    app.get(`${pathInLocale('/volunteering/certificates', locale)}/:number/record.json`, async (c) => {
      const api = apiOfRequest(c, await c.var.scope(), 'record of a certificate failed')
      c.header('Cache-Control', 'private, no-store')
      try {
        const number = c.req.param('number')
        const { proof } = await api.certificates.detail({ number })
        c.header('Content-Disposition', `attachment; filename="${number}.json"`)
        return c.json({ ...decodeJwt(proof), proof })
      } catch (error) {
        if (error instanceof ApiError && error.reason !== 'internal') return c.text('', 404)
        throw error
      }
    })
}
