import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { TestPortal, TestRequest } from './portal.ts'

/** Kept, since the tests' client puts another in its place while it forms a request. */
const networkFetch = globalThis.fetch

/** The same portal, its requests going through the network to a running node as a browser's would. */
export function overNetwork(portal: TestPortal, nodeAddress: string): TestPortal {
  return { ...portal, fetch: (path, init) => fetchFrom(nodeAddress, path, init) }
}

/** Sends a request to a node which trusts this machine to say whose request it hands on. */
export async function fetchFrom(
  nodeAddress: string,
  path: string,
  { cookie, address = '127.0.0.1', withoutFetchSite, httpVersion: _, ...init }: TestRequest = {},
): Promise<Response> {
  const headers = new Headers(init.headers)
  if (!headers.has('sec-fetch-site') && !withoutFetchSite) headers.set('sec-fetch-site', 'same-origin')
  if (cookie) headers.set('cookie', cookie)
  headers.set('x-forwarded-for', address)
  return networkFetch(nodeAddress + path, { redirect: 'manual', ...init, headers })
}

/** Puts an application behind a port of this machine, by the listener that a running node has. */
export async function listenWith(answer: Parameters<typeof getRequestListener>[0]) {
  const server = createServer(getRequestListener(answer, { overrideGlobalObjects: false }))
  // Who asks is in the same process: while a test computes for seconds, neither side may give up the other.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
