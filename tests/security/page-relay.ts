import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import type { TestPortal } from '../support/portal/portal.ts'
import { newAddress } from '../support/sign-in.ts'
import { joinCookies, keepSignedIn, type Person } from './people.ts'
import type { Tally } from './tally.ts'

export type Relay = { address: string; close(): Promise<void> }

type Passing = {
  /** Reaches the scanned node. */
  portal: TestPortal
  nodeAddress: string
  person: Person
  tally: Tally
  /** Everything in a response that this person must not see. */
  foreignIn(text: string): string[]
}

const ownHeaders = ['accept', 'content-type', 'accept-language', 'referer', 'range', 'if-none-match']

/**
 * A proxy between a scanner and the portal: it acts as a signed-in person, from a new address each time, so
 * that no limit ends the scan early, and sees every response, including those the scanner ignores.
 */
export async function openPageRelay(passing: Passing): Promise<Relay> {
  const server = createServer(async (request, response) => {
    try {
      const answer = await passOn(passing, request)
      response.writeHead(answer.status, answer.headers).end(answer.body)
    } catch (error) {
      response.writeHead(502).end(String(error))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function passOn({ portal, nodeAddress, person, tally, foreignIn }: Passing, request: IncomingMessage) {
  const { method = 'GET', url = '/' } = request
  const sent = method === 'GET' || method === 'HEAD' ? undefined : await buffer(request)
  tally.requests += 1
  // The session must last as long as the scan, whatever buttons the scan finds.
  if (await keepSignedIn(portal, person)) tally.renewed += 1
  await sql`delete from rate_limits`.execute(portal.db)
  const headers = Object.fromEntries(
    ownHeaders.flatMap((name) => (request.headers[name] ? [[name, String(request.headers[name])]] : [])),
  )
  const response = await portal.fetch(url, {
    method,
    headers,
    cookie: joinCookies(request.headers.cookie ?? '', person.cookie),
    address: newAddress(),
    ...(sent && { body: new Uint8Array(sent) }),
  })
  const body = Buffer.from(await response.arrayBuffer())
  const text = body.toString()
  if (response.status === 200) tally.ok += 1
  if (response.status === 200 && person.mark && text.includes(person.mark)) tally.own += 1
  const place = `${method} ${url.replace(/\?.*/s, '')}`
  if (response.status >= 500) tally.faults.add(`${place} answers ${response.status}: ${url} ${sent ?? ''}`)
  for (const found of foreignIn(text)) tally.faults.add(`${place} tells what is not theirs: ${found}`)
  return { status: response.status, headers: headersOf(response, nodeAddress), body }
}

/** The response headers that still hold here, with the node's addresses replaced by the relay's. */
function headersOf(response: Response, nodeAddress: string): Record<string, string | string[]> {
  const kept = [...response.headers].filter(
    ([name]) =>
      !/^(set-cookie|content-encoding|content-length|transfer-encoding|connection|keep-alive)$/.test(name),
  )
  const headers: Record<string, string | string[]> = Object.fromEntries(
    kept.map(([name, value]) => [name, name === 'location' ? value.replace(nodeAddress, '') : value]),
  )
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) headers['set-cookie'] = cookies
  return headers
}
