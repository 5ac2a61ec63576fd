import { createServer, type RequestListener, type Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { addressBucket } from '../../db/limits.ts'
import type { TrustedProxies } from './client-address.ts'

/** Time for kept-alive connections to get a last response that closes them, before the listening ends. */
const farewellMs = 1000
/** A connection silent for this long has no request under way. */
const idleMs = 300
/** What is unfinished by then is a stream, or a client that stopped reading. */
const finishTimeoutMs = 10_000
/** The time limits of a request's head, and of a whole request with its files over a slow line. */
const headersTimeoutMs = 10_000
const requestTimeoutMs = 300_000
/** How often these limits are checked. */
const lookEveryMs = 1000
/** Connections of one address or /64, which does not limit a trusted proxy, and of all. */
const mostConnections = { ofBucket: 256, ofAll: 8192 }

/**
 * Listens for requests.
 * @throws the system's error when the port or host cannot be had
 */
export async function listen(
  answer: RequestListener,
  { host, port }: { host: string; port: number },
  proxies: TrustedProxies,
): Promise<{ close(): Promise<void> }> {
  const server = createServer(
    {
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: lookEveryMs,
    },
    answer,
  )
  boundConnections(server, proxies)
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen({ port, host, backlog: 4096 }, () => {
      server.off('error', failed)
      listening()
    })
  })
  return { close: () => close(server) }
}

/** Keeps a client from holding so many connections that others get none. */
function boundConnections(server: Server, proxies: TrustedProxies): void {
  const open = new Map<string, number>()
  server.maxConnections = mostConnections.ofAll
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    const bucket = addressBucket(address)
    const count = (open.get(bucket) ?? 0) + 1
    open.set(bucket, count)
    socket.once('close', () => {
      const left = (open.get(bucket) ?? 1) - 1
      if (left > 0) open.set(bucket, left)
      else open.delete(bucket)
    })
    if (count > mostConnections.ofBucket && !proxies.isTrusted(address)) socket.destroy()
  })
}

/**
 * Closing a connection resets the request that its client is just sending. So every response first says that
 * it is the last one, for as long as a balancer or browser needs to go elsewhere; then the listening ends,
 * while new connections still get their response (HTTP's `server.close` would close them).
 */
async function close(server: Server): Promise<void> {
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
  await sleep(farewellMs)
  const force = setTimeout(() => server.closeAllConnections(), finishTimeoutMs)
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
  await Promise.race([closed, sleep(idleMs)])
  server.closeIdleConnections()
  await closed
  clearTimeout(force)
}
