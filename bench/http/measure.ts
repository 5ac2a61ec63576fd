import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import autocannon from 'autocannon'

const run = promisify(execFile)

export type Load = { perSecond: number; p97: number; p99: number }

let asked = 0

/**
 * Loads an address over keep-alive connections, after a second of warm-up, by GET or with a body by POST: as
 * often as it answers, or at a rate of requests a second. Times are in whole milliseconds. NUMBER in the address is replaced by a different number each time.
 */
export async function measureLoad(
  url: string,
  { body, connections = 32, rate }: { body?: string; connections?: number; rate?: number } = {},
): Promise<Load> {
  const posted = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' }
  const { pathname, search } = new URL(url)
  const load = (duration: number) =>
    autocannon({
      url,
      connections,
      duration,
      ...(rate && { overallRate: rate }),
      ...(body ? { method: 'POST', body, headers: posted } : { headers: { 'Accept-Encoding': 'br' } }),
      requests: [
        {
          setupRequest: (request) => ({
            ...request,
            path: (pathname + search).replace('NUMBER', `${process.pid}a${asked++}`),
          }),
        },
      ],
    })
  await load(1)
  const { requests, latency, non2xx, errors } = await load(4)
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} requests were not answered with 200`)
  return { perSecond: requests.average, p97: latency.p97_5, p99: latency.p99 }
}

/**
 * Loads an address as often as it answers over keep-alive connections by `wrk`, which is faster than what it
 * measures; a client in JavaScript is not, where a page is only handed out.
 */
export async function measureByWrk(url: string): Promise<{ perSecond: number; p99: string }> {
  const wrk = (seconds: number) =>
    run('wrk', ['-t1', '-c32', `-d${seconds}s`, '-H', 'Accept-Encoding: br', '--latency', url])
  await wrk(2)
  const { stdout } = await wrk(4)
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} was not always answered:\n${stdout}`)
  const [, p99 = ''] = /99% +(\S+)/.exec(stdout) ?? []
  return { perSecond: Number(/Requests\/sec: +(\S+)/.exec(stdout)?.[1]), p99 }
}

export type CrowdLoad = {
  perSecond: number
  servedP99: number
  refused: number
  refusedP50: number
  refusedP99: number
  cutOff: number
}

/** Lets this many visitors a second request an address once each, from another process. In ms. */
export async function measureCrowd(url: string, arrivalsPerSecond: number): Promise<CrowdLoad> {
  const client = join(import.meta.dirname, 'crowd-client.ts')
  const { stdout } = await run(process.execPath, [
    '--no-warnings',
    client,
    url,
    String(arrivalsPerSecond),
    '5',
  ])
  return JSON.parse(stdout) as CrowdLoad
}
