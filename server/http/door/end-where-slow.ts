import type { IncomingMessage, ServerResponse } from 'node:http'

/** Two KiB a second, which the slowest mobile connections reach. */
const leastBytes = 20 * 1024
const lookEveryMs = 10_000
const tooSlow = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

/** Ends a request that arrives so slowly that it only holds its place. */
export function endWhereSlow(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request
  let before = socket.bytesRead
  const looking = setInterval(() => {
    const come = socket.bytesRead - before
    before = socket.bytesRead
    if (request.complete) return clearInterval(looking)
    if (come < leastBytes) cutOff(request, response)
  }, lookEveryMs)
  response.once('close', () => clearInterval(looking))
}

/** Ends a request that has not come whole, and says so. */
export function cutOff({ socket }: IncomingMessage, response: ServerResponse): void {
  if (!response.headersSent) socket.write(tooSlow)
  socket.destroySoon()
}
