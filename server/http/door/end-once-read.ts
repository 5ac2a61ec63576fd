import type { IncomingMessage, ServerResponse } from 'node:http'

/** Enough for a proxy beside the node to hand on what it has received; nobody holds a connection for longer. */
const mostMs = 2_000

/**
 * Answers a request before all of it has come, and then reads on for a moment. Ending the response would reset
 * the connection: a proxy that is still sending loses the answer with it and says 502 in its place.
 * @param body of the length that the head has stated
 */
export function endOnceRead(request: IncomingMessage, response: ServerResponse, body: string): void {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers
  if (!Number(length) && coding === undefined) {
    response.end(body)
    return
  }
  response.write(body)
  void readAway(request).then(() => response.end())
}

/**
 * Reads what is still to come of a request and throws it away.
 * @returns whether all of it has come; only then can its connection take another request
 */
export function readAway(request: IncomingMessage): Promise<boolean> {
  if (request.readableEnded) return Promise.resolve(true)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const waiting = setTimeout(resolve, mostMs, false)
  request.once('end', () => resolve(true)).once('close', () => resolve(false))
  // A stream over the request, which begins to listen in a moment, would keep the body and then pause it.
  setImmediate(() => request.removeAllListeners('data').resume())
  return promise.finally(() => clearTimeout(waiting))
}
