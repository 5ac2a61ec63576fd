import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPortal, type TestPortal } from '../../tests/support/portal/portal.ts'
import { startRunning } from '../../tests/support/portal/running-portal.ts'

type Sent = { name: string; spanId: string; parentSpanId?: string; traceId: string }
type Export = { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] }

/** A receiver of OTLP: what it was sent, in its own words and as spans. */
const bodies: string[] = []
const heads: IncomingHttpHeaders[] = []
const spans = () =>
  bodies.flatMap((body) =>
    (JSON.parse(body) as Export).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  )
const receiver = createServer(async (request, response) => {
  heads.push(request.headers)
  bodies.push(await text(request))
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
})
/** One that takes connections and never answers. */
const silent = createServer(() => {})

async function addressOf(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

let portal: TestPortal
beforeAll(async () => {
  portal = await openPortal({ content: 'demo' })
}, 300_000)
afterAll(async () => {
  for (const server of [receiver, silent]) {
    server.closeAllConnections()
    server.close()
  }
  await portal?.close()
})

const phone = '13912340077'
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'

/** A visitor's request for a tool, with a phone in its text, its address and its query. */
function ask(address: string, traceparent: string): Promise<Response> {
  return fetch(`${address}/api/techforgood/toolbox/request?from=${phone}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', traceparent },
    body: JSON.stringify({ need: `排班，请打电话给林小雨 ${phone}` }),
  })
}

describe('a node that sends its spans', { timeout: 120_000 }, () => {
  it('nests request, call, transaction and queries in the trace of its proxy, and jobs in their own', async () => {
    const lines: string[] = []
    const node = await startRunning(
      portal,
      {
        OTEL_EXPORTER_OTLP_ENDPOINT: await addressOf(receiver),
        OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-collector',
      },
      (line) => lines.push(line),
    )
    expect(await (await ask(node.address, `00-${traceId}-00f067aa0ba902b7-01`)).json()).toMatchObject({
      code: 0,
    })
    await fetch(`${node.address}/search?q=${phone}`)
    await node.stop()

    const all = spans()
    const named = (name: string) => all.filter((span) => span.traceId === traceId && span.name === name)
    const [request] = named('POST /api/techforgood/toolbox/request')
    const [call] = named('call toolbox.requestTool')
    const [transaction] = named('transaction')
    const [insert] = named('insert tool_requests')
    expect(request?.parentSpanId).toBe('00f067aa0ba902b7')
    expect(call?.parentSpanId).toBe(request?.spanId)
    expect(transaction?.parentSpanId).toBe(call?.spanId)
    expect(insert?.parentSpanId).toBe(transaction?.spanId)
    expect(all.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^job [a-z-]+$/))
    expect(heads[0]?.authorization).toBe('Bearer of-the-collector')
    expect(lines.join('')).toContain(`"traceId":"${traceId}"`)
    for (const personal of [phone, phone.slice(3), '林小雨', '排班'])
      expect(bodies.join('')).not.toContain(personal)
  })

  it('takes nobody else into a trace, and neither waits nor stops for a collector that is silent', async () => {
    const lines: string[] = []
    const settings = {
      OTEL_EXPORTER_OTLP_ENDPOINT: await addressOf(silent),
      YISUN_TRUSTED_PROXIES: '10.9.9.9',
    }
    const node = await startRunning(portal, settings, (line) => lines.push(line))
    for (let time = 0; time < 10; time += 1) {
      const response = await fetch(`${node.address}/search?q=${time}`, {
        headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
      })
      expect(response.status).toBe(200)
      await response.text()
    }
    expect((await fetch(`${node.address}/readyz`)).status).toBe(200)
    await node.stop()
    expect(lines.join('')).toMatch(/"traceId":"[0-9a-f]{32}"/)
    expect(lines.join('')).not.toContain(traceId)
  })
})
