import { createHash, randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sessionCookie } from '../../../server/cookie-names.ts'
import { makePdf } from '../world/make-pdf.ts'

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

/** A file that the portal has acknowledged, and who may read it. */
export type SentFile = { link: string; token: string; sha256: string }

/**
 * People who send one file after another, each file different.
 * @param tokens of their sessions: each sends forty files, the most that may wait to be used
 */
export function startUploads(address: string, tokens: string[]) {
  const uploads = { sent: [] as SentFile[], failures: [] as string[], stop }
  let isStopped = false
  const sending = run()
  async function run() {
    for (const token of tokens)
      for (let count = 0; count < 40 && !isStopped; count += 1) {
        await sendOne(token).catch((error: unknown) => uploads.failures.push(wordsOf(error)))
        await pause(100)
      }
  }
  async function sendOne(token: string) {
    const bytes = makePdf({ catalog: `/Lang (${randomUUID()})` })
    const body = new FormData()
    body.set('purpose', 'feedback')
    body.set('file', new File([new Uint8Array(bytes)], 'a.pdf'))
    const response = await fetch(`${address}/api/techforgood/file/upload`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', connection: 'close', cookie: `${sessionCookie}=${token}` },
      body,
      signal: AbortSignal.timeout(15_000),
    })
    const { code, data } = (await response.json()) as { code: number; data?: { link: string } }
    if (code === 0 && data) uploads.sent.push({ link: data.link, token, sha256: hashOf(bytes) })
    else uploads.failures.push(`a file: ${response.status} ${code}`)
  }
  async function stop() {
    isStopped = true
    await sending
  }
  return uploads
}

/** Of the files, those that the portal no longer gives as they were sent. */
export async function lostFiles(address: string, files: SentFile[]): Promise<string[]> {
  const lost: string[] = []
  for (const { link, token, sha256 } of files) {
    const response = await fetch(address + link, { headers: { cookie: `${sessionCookie}=${token}` } })
    const bytes = Buffer.from(await response.arrayBuffer())
    if (!response.ok || hashOf(bytes) !== sha256) lost.push(`${link}: ${response.status}`)
  }
  return lost
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
