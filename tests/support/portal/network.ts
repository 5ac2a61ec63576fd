import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { TestPortal, TestRequest } from './portal.ts'

/** Kept, since the tests' client replaces the global one while it forms a request. */
const networkFetch = globalThis.fetch

/** The same portal, with its requests sent over the network to a running node, like a browser's. */
export function overNetwork(portal: TestPortal, nodeAddress: string): TestPortal {
  return { ...portal, fetch: (path, init) => fetchFrom(nodeAddress, path, init) }
}

/** Sends a request to a node that trusts this machine to name the client's address. */
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

/** Serves an application on a port of this machine, with the listener of a running node. */
export async function listenWith(answer: Parameters<typeof getRequestListener>[0]) {
  const server = createServer(getRequestListener(answer, { overrideGlobalObjects: false }))
  // The client is in the same process: while a test computes for seconds, neither side may disconnect.
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
