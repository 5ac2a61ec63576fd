import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

/** What visitors did while a load ran. */
export type Load = {
  /** References of what the portal said it had taken. */
  acknowledged: string[]
  /** What did not go well, in words. */
  failures: string[]
  /** How many pages were read. */
  pages: number
  /** Ends when every request that is on its way has been answered. */
  stop(): Promise<void>
}

/**
 * Visitors who write and read without a break, each request on a connection of its own and from another address.
 * @param address of a node that believes what this machine says of addresses, or of a balancer before such nodes
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
