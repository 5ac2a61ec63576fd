import type { Hono } from 'hono'
import { csvFile } from '../../../../shared/lib/text/csv-text.ts'
import { apiOfRequest } from '../../calls/api-of-request.ts'
import { visitorScope } from '../../calls/scope-of-request.ts'
import type { HttpEnv } from '../../http-env.ts'
import { openDataCache } from './open-data.ts'

const head = ['measure', 'year', 'split', 'key', 'name_zh', 'name_en', 'value']

/** The figures of /impact as a table; a hidden value is an empty cell. */
export function addImpactCsv(app: Hono<HttpEnv>): void {
  app.get('/openData/impact.csv', async (c) => {
    const api = apiOfRequest(c, visitorScope(c.var.services, c.var.incoming), 'impact failed')
    const { figures } = await api.impact.figures({})
    const rows = figures.map(({ measure, year, split, key, name, value }) => [
      measure,
      year,
      split ?? 'year',
      key ?? '',
      name?.zh ?? '',
      name?.en ?? '',
      value,
    ])
    return c.body(csvFile([head, ...rows]), 200, {
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': 'attachment; filename="impact.csv"',
      'Cache-Control': openDataCache,
    })
  })
}
