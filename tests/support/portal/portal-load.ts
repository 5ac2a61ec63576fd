import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** The outcome of the visitors' requests during a load. */
export type Load = {
  /** References that the portal has acknowledged. */
  acknowledged: string[]
  /** Failures, in words. */
  failures: string[]
  /** The number of pages read. */
  pages: number
  /** Resolves when every pending request has been answered. */
  stop(): Promise<void>
}

/**
 * Visitors who write and read without a break, each request on a new connection and from a new address.
 * @param address of a node that trusts this machine as a proxy, or of a balancer in front of such nodes
 */
export function startLoad(address: string, { writers = 6, readers = 2 } = {}): Load {
  const load: Load = { acknowledged: [], failures: [], pages: 0, stop }
  let isStopped = false
  const visitors = [
    ...Array.from({ length: writers }, () => repeat(write)),
    ...Array.from({ length: readers }, () => repeat(read)),
  ]
  async function stop() {
    isStopped = true
    await Promise.all(visitors)
  }
  async function repeat(once: () => Promise<void>) {
    while (!isStopped) {
      await once().catch((error: unknown) => load.failures.push(wordsOf(error)))
      await pause(5)
    }
  }
  async function write() {
    const response = await fetch(`${address}/api/techforgood/toolbox/request`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': newAddress(),
        connection: 'close',
      },
      body: JSON.stringify({ need: '排班' }),
      signal: AbortSignal.timeout(15_000),
    })
    const { code, data } = (await response.json()) as { code: number; data?: { reference: string } }
    if (code === 0 && data) load.acknowledged.push(data.reference)
    else load.failures.push(`a write: ${response.status} ${code}`)
  }
  async function read() {
    const response = await fetch(`${address}/tools`, {
      headers: { 'x-forwarded-for': newAddress(), connection: 'close' },
      signal: AbortSignal.timeout(15_000),
    })
    await response.text()
    if (response.ok) load.pages += 1
    else load.failures.push(`a page: ${response.status}`)
  }
  return load
}

function newAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
}

function wordsOf(error: unknown): string {
  const { message, cause } = error as { message: string; cause?: { code?: string } }
  return `${message} ${cause?.code ?? ''}`.trim()
}
