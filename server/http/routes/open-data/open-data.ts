import type { Context, Hono } from 'hono'
import type { Api } from '../../../../shared/contract/contract.ts'
import type { OpenRecord, OpenValues } from '../../../../shared/contract/open-data.ts'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import { csvFile, csvLines } from '../../../../shared/lib/text/csv-text.ts'
import { type OpenKind, openColumns, openKinds } from '../../../../shared/rules/open-data.ts'
import { apiOfRequest } from '../../calls/api-of-request.ts'
import { visitorScope } from '../../calls/scope-of-request.ts'
import type { HttpEnv } from '../../http-env.ts'

/** For the texts of the portal's own editors; an imported record has its catalogue's licence. */
const licence = 'CC-BY-4.0'

/** Shared caches drop withdrawn content after five minutes, as with feeds. */
export const openDataCache = 'public, max-age=300'

export const openFormats = ['csv', 'json'] as const
type OpenFormat = (typeof openFormats)[number]

/** All public data as files, one per kind and format, streamed while they are read. */
export function addOpenData(app: Hono<HttpEnv>, origin: string): void {
  app.get('/openData/:file', async (c) => {
    const [kind, format, ...more] = c.req.param('file').split('.')
    const isKnown = openKinds.some((one) => one === kind) && openFormats.some((one) => one === format)
    if (!isKnown || more.length > 0) return c.text('', 404)
    return send(c, origin, kind as OpenKind, format as OpenFormat)
  })
}

type C = Context<HttpEnv>

const mediaTypes = { csv: 'text/csv; charset=utf-8; header=present', json: 'application/json; charset=utf-8' }

async function send(c: C, origin: string, kind: OpenKind, format: OpenFormat): Promise<Response> {
  const api = apiOfRequest(c, visitorScope(c.var.services, c.var.incoming), 'open data failed')
  const parts = format === 'csv' ? csvParts(api, origin, kind) : jsonParts(api, origin, kind)
  // The first part is written before the response begins: without its database the portal still responds 503.
  const first = await parts.next()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(Buffer.from(first.value ?? ''))
    },
    async pull(controller) {
      const { value, done } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(Buffer.from(value))
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': mediaTypes[format],
      'Content-Disposition': `attachment; filename="${kind}.${format}"`,
      'Cache-Control': openDataCache,
    },
  })
}

async function* pagesOf(api: Api, kind: OpenKind): AsyncGenerator<OpenRecord[], undefined> {
  let after: string | undefined
  do {
    const page = await api.openData.records({ kind, ...(after && { after }) })
    yield page.items
    after = page.next ?? undefined
  } while (after !== undefined)
}

async function* jsonParts(api: Api, origin: string, kind: OpenKind): AsyncGenerator<string, undefined> {
  let isFirst = true
  for await (const records of pagesOf(api, kind)) {
    if (isFirst) yield `${JSON.stringify({ kind, source: origin, licence }).slice(0, -1)},"items":[`
    const lines = records.map((record) => JSON.stringify(withAddresses(record, origin)))
    if (lines.length > 0) yield `${isFirst ? '\n' : ',\n'}${lines.join(',\n')}`
    isFirst = false
  }
  yield '\n]}\n'
}

function withAddresses({ path, ...record }: OpenRecord, origin: string) {
  return { ...record, url: { zh: addressOf(path, origin, 'zh'), en: addressOf(path, origin, 'en') } }
}

/** Both languages side by side, one row per record; list entries are separated by ` | `. */
async function* csvParts(api: Api, origin: string, kind: OpenKind): AsyncGenerator<string, undefined> {
  const { shared, own } = openColumns(kind)
  const head = [
    'number',
    'url_zh',
    'url_en',
    'updatedAt',
    ...shared,
    ...own.flatMap((name) => [`${name}_zh`, `${name}_en`]),
    'licence_of_texts',
    // Not plain `source`: some kinds have a field of that name.
    'source_catalogue',
    'source_address',
    'source_attribution',
    'source_retrieved_on',
  ]
  let isFirst = true
  for await (const records of pagesOf(api, kind)) {
    const rows = records.map((record) => [
      record.number,
      addressOf(record.path, origin, 'zh') ?? '',
      addressOf(record.path, origin, 'en') ?? '',
      record.updatedAt,
      ...shared.map((name) => cell(record.shared, name)),
      ...own.flatMap((name) => [cell(record.zh, name), cell(record.en, name)]),
      record.provenance?.licence ?? licence,
      record.provenance?.catalogue ?? '',
      record.provenance?.address ?? '',
      record.provenance?.attribution ?? '',
      record.provenance?.retrievedOn ?? '',
    ])
    yield isFirst ? csvFile([head, ...rows]) : csvLines(rows)
    isFirst = false
  }
}

function cell(values: OpenValues | null, name: string): string {
  const value = values?.[name] ?? ''
  return Array.isArray(value) ? value.join(' | ') : value
}

function addressOf(path: string | null, origin: string, locale: 'zh' | 'en'): string | null {
  return path === null ? null : origin + pathInLocale(path, locale)
}
