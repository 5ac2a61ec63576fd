import { type LookupAddress, lookup } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { LinkFault } from '../../../shared/rules/content/broken-links.ts'
import { isPublicAddress } from './is-public-address.ts'
import type { LinkAnswer, LinkProbe } from './port.ts'

export type ProbeOptions = {
  /** Identifies the checker, with an address to read about it. */
  userAgent: string
  timeoutMs?: number
  /** Whether an address may be connected to; by default, public addresses alone. */
  isAllowed?: (address: string) => boolean
  /** Resolves a host to its addresses; by default, the system's resolver. */
  resolve?: (host: string) => Promise<LookupAddress[]>
}

const mostRedirects = 5
/** Statuses of a page that exists, though not for programs, or not now. */
const refusals = [401, 402, 403, 407, 418, 429, 451, 999]

class Inside extends Error {}

/**
 * Sends a HEAD request to a link's address and, where that fails, a GET request whose body is not read. Every
 * connection, also after a redirect, goes to an address that was checked: a name that resolves to a private
 * address reaches nothing, whatever it resolved to a moment before.
 */
export function createHttpProbe(options: ProbeOptions): LinkProbe {
  return {
    async look(url) {
      const head = await follow(url, 'HEAD', options)
      return head === 'found' || head === 'inside' || head === 'noHost' ? head : follow(url, 'GET', options)
    },
  }
}

async function follow(from: string, method: 'HEAD' | 'GET', options: ProbeOptions): Promise<LinkAnswer> {
  let url = new URL(from)
  for (let step = 0; step <= mostRedirects; step++) {
    if (!/^https?:$/.test(url.protocol)) return 'redirects'
    const answer = await ask(url, method, options).catch(faultOf)
    if (typeof answer === 'string') return answer
    const next = answer.location && URL.parse(answer.location, url)
    if (answer.status < 300 || answer.status === 304 || refusals.includes(answer.status)) return 'found'
    if (answer.status >= 400 || !next) return `${answer.status}`
    url = next
  }
  return 'redirects'
}

type Head = { status: number; location: string | undefined }

async function ask(url: URL, method: 'HEAD' | 'GET', options: ProbeOptions): Promise<Head> {
  const { isAllowed = isPublicAddress, userAgent, timeoutMs = 8000 } = options
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // An IP literal is connected to without a lookup.
  if (isIP(host) && !isAllowed(host)) throw new Inside()
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  const signal = AbortSignal.timeout(timeoutMs)
  const headers = { 'User-Agent': userAgent, Accept: 'text/html,*/*;q=0.8' }
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      { method, headers, signal, agent: false, lookup: guarded(options) },
      (answer: IncomingMessage) => {
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location })
        answer.destroy()
      },
    )
    request.on('error', (error) => reject(signal.aborted ? new Error('timeout') : error))
    request.end()
  })
}

/** Resolves a host and refuses it where one of its addresses may not be connected to. */
function guarded({ isAllowed = isPublicAddress, resolve = resolveHost }: ProbeOptions): LookupFunction {
  return (host, lookupOptions, done) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses
        if (!first || !addresses.every(({ address }) => isAllowed(address))) return done(new Inside(), '', 4)
        if (lookupOptions.all) return done(null, addresses)
        return done(null, first.address, first.family)
      },
      (error) => done(error, '', 4),
    )
  }
}

function resolveHost(host: string): Promise<LookupAddress[]> {
  return new Promise((resolve, reject) =>
    lookup(host, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses))),
  )
}

function faultOf(error: unknown): LinkFault {
  if (error instanceof Inside) return 'inside'
  const { code = '', message } = error as NodeJS.ErrnoException
  if (message === 'timeout' || code === 'ETIMEDOUT') return 'timeout'
  if (/^(ENOTFOUND|EAI_AGAIN|ENODATA)$/.test(code)) return 'noHost'
  return /CERT|TLS|SSL|EPROTO/.test(code) ? 'notSecure' : 'noConnection'
}
