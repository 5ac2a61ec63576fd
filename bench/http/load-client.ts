import { connect, type Socket } from 'node:net'

/**
 * Loads one address over keep-alive connections and prints its counts as JSON. Runs as its own process, so
 * that it does not share the measured server's event loop: `load-client.ts URL CONNECTIONS SECONDS [BODY]`.
 * NUMBER in the address is replaced by a different number each time.
 */
const [address = '', connections = '32', seconds = '4', body] = process.argv.slice(2)
const url = new URL(address)
const request = body
  ? () =>
      `POST ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  : () =>
      `GET ${(url.pathname + url.search).replace('NUMBER', `${process.pid}a${asked++}`)} HTTP/1.1\r\nHost: ${url.host}\r\nAccept-Encoding: br\r\n\r\n`

let asked = 0
const times: number[] = []
let failures = 0
const endAt = performance.now() + Number(seconds) * 1000

await Promise.all(
  Array.from({ length: Number(connections) }, () => drive(connect(Number(url.port), url.hostname))),
)
times.sort((a, b) => a - b)
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
console.log(
  JSON.stringify({
    perSecond: times.length / Number(seconds),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    failures,
  }),
)

/** Sends one request after the other until the time is over. */
function drive(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    let startedAt = performance.now()
    let received = Buffer.alloc(0)
    const send = () => {
      startedAt = performance.now()
      socket.write(request())
    }
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const headEnd = received.indexOf('\r\n\r\n')
      if (headEnd < 0) return
      const head = received.subarray(0, headEnd).toString('latin1')
      const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0)
      if (received.length < headEnd + 4 + length) return
      if (!head.startsWith('HTTP/1.1 200')) failures += 1
      times.push(performance.now() - startedAt)
      received = Buffer.alloc(0)
      if (performance.now() < endAt) return send()
      socket.end()
      resolve()
    })
  })
}
