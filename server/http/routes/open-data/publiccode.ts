import type { Context, Hono } from 'hono'
import { stringify } from 'yaml'
import type { OpenRecord } from '../../../../shared/contract/open-data.ts'
import {
  type PubliccodeKind,
  publiccodeKinds,
  publiccodeOf,
} from '../../../domains/content/publiccode/publiccode-record.ts'
import { apiOfRequest } from '../../calls/api-of-request.ts'
import { visitorScope } from '../../calls/scope-of-request.ts'
import type { HttpEnv } from '../../http-env.ts'
import { openDataCache } from './open-data.ts'

export const publiccodeIndex = 'publiccode.json'

/** Tools and projects as files of the publiccode.yml standard, one per record, and an index of all. */
export function addPubliccode(app: Hono<HttpEnv>, origin: string): void {
  app.get(`/openData/${publiccodeIndex}`, async (c) => {
    const items: object[] = []
    for (const kind of publiccodeKinds) {
      for await (const record of recordsOf(c, kind)) {
        const file = publiccodeOf(kind, record)
        if (file) items.push(entryOf(kind, record, file, origin))
      }
    }
    return answer(c, JSON.stringify({ source: origin, items }), 'application/json')
  })
  app.get('/openData/publiccode/:kind/:file', async (c) => {
    const kind = publiccodeKinds.find((one) => one === c.req.param('kind'))
    const number = /^([1-9][0-9]{0,8})\.yml$/.exec(c.req.param('file'))?.[1]
    const record = kind && number ? await findRecord(c, kind, number) : undefined
    const file = kind && record ? publiccodeOf(kind, record) : null
    if (!file) return c.text('', 404)
    return answer(c, stringify(file, { lineWidth: 0 }), 'application/yaml')
  })
}

type C = Context<HttpEnv>

function entryOf(kind: PubliccodeKind, { number, updatedAt }: OpenRecord, file: object, origin: string) {
  const { name, url } = file as { name: string; url: string }
  return {
    kind,
    number,
    name,
    url,
    updatedAt,
    publiccode: `${origin}/openData/publiccode/${kind}/${number}.yml`,
  }
}

function answer(c: C, body: string, type: string): Response {
  return c.body(body, 200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': openDataCache })
}

function apiOf(c: C) {
  return apiOfRequest(c, visitorScope(c.var.services, c.var.incoming), 'publiccode could not be written')
}

async function* recordsOf(c: C, kind: PubliccodeKind): AsyncGenerator<OpenRecord, undefined> {
  const api = apiOf(c)
  let after: string | undefined
  do {
    const page = await api.openData.records({ kind, ...(after && { after }) })
    yield* page.items
    after = page.next ?? undefined
  } while (after !== undefined)
}

/** The first record after the number before is this record, or it is not published. */
async function findRecord(c: C, kind: PubliccodeKind, number: string): Promise<OpenRecord | undefined> {
  const before = Number(number) - 1
  const { items } = await apiOf(c).openData.records({
    kind,
    limit: 1,
    ...(before > 0 && { after: String(before) }),
  })
  return items.find((record) => record.number === number)
}
