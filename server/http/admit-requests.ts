import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { ApiError } from '../../shared/contract/errors.ts'
import { localeOfPath } from '../../shared/lib/locale.ts'
import { clientAddress, type TrustedProxies } from './client-address.ts'
import { codeOf, errorData, statusOf } from './error-message.ts'
import { isOfStandingSession } from './standing-sessions.ts'

/** Requests of one address that are answered at once: a room of people behind one address stays below. */
const mostOfAddress = 64
/** Forms with files at once, which lie in memory while they come: 64 MiB each at most. */
const mostForms = 32
const mostFormsOfAddress = 8
/** Requests that have come whole and are worked on. More only wait for the database, and each makes all wait longer. */
const mostAtWork = 256
/** So many more of people whose session was found standing here lately: a crowd of visitors stops nobody's work. */
const mostAtWorkSignedIn = 64
/** Visitors who are worked for at once, counted by address: a node renders so many pages within a second. */
const mostVisitors = 40
/** What a node is watched by: one that has much to do is not a dead one, and whoever ends it makes it worse. */
const probes = ['/healthz', '/readyz']

// Made once: there is most to refuse when there is least time for it.
const tooMany = new ApiError('tooMany', { retryAfterSeconds: 1 })
const tooManyForms = new ApiError('tooMany', { retryAfterSeconds: 5 })
const unavailable = new ApiError('unavailable', { retryAfterSeconds: 1 })
const formsUnavailable = new ApiError('unavailable', { retryAfterSeconds: 5 })

type Underway = { request: IncomingMessage; response: ServerResponse; address: string; isForm: boolean }

/**
 * Hands on as many requests as a node can answer soon and refuses the others at once, before any work is done for them:
 * whoever sends more than their share is told alone, and what is half sent keeps nobody else out.
 */
export function admitRequests(answer: RequestListener, proxies: TrustedProxies): RequestListener {
  const underway = new Set<Underway>()

  function refusalOf(one: Underway): ApiError | null {
    const own = [...underway].filter(({ address }) => address === one.address)
    const forms = (all: Iterable<Underway>) => [...all].filter(({ isForm }) => isForm).length
    if (own.length >= mostOfAddress) return tooMany
    if (one.isForm && forms(own) >= mostFormsOfAddress) return tooManyForms
    if (one.isForm && forms(underway) >= mostForms) return formsUnavailable
    if (underway.size < mostVisitors || probes.includes(one.request.url ?? '')) return null
    const atWork = [...underway].filter(isAtWork)
    const isRefused = isOfStandingSession(one.request.headers.cookie)
      ? atWork.length >= mostAtWork + mostAtWorkSignedIn
      : atWork.length >= mostAtWork || isOneTooMany(one, atWork)
    return isRefused ? unavailable : null
  }

  return (request, response) => {
    // A stream of events stands open and works on nothing; how many there are is bounded where they begin.
    if (request.url === '/events') return answer(request, response)
    const forwardedFor = [request.headers['x-forwarded-for'] ?? []].flat().join()
    const address = clientAddress(request.socket.remoteAddress ?? '', forwardedFor || undefined, proxies)
    const isForm = /^multipart\/form-data/i.test(request.headers['content-type'] ?? '')
    const one = { request, response, address, isForm }
    const refusal = refusalOf(one)
    if (refusal) return refuse(request, response, refusal)
    underway.add(one)
    response.once('close', () => underway.delete(one))
    return answer(request, response)
  }
}

/** What is still being sent, and an answer that waits for whoever asked to read it, are no work. */
function isAtWork({ request, response }: Underway): boolean {
  return request.complete && !response.writableEnded && !response.writableNeedDrain
}

/** Whoever is being served goes on, and nobody makes a node refuse others by what they alone ask for. */
function isOneTooMany({ address }: Underway, atWork: Underway[]): boolean {
  const visitors = new Set(atWork.map((other) => other.address))
  return visitors.size >= mostVisitors && !visitors.has(address)
}

function refuse({ url = '' }: IncomingMessage, response: ServerResponse, error: ApiError): void {
  const isEnglish = url.startsWith('/api/techforgood/en/') || localeOfPath(url) === 'en'
  const data = errorData(error, isEnglish ? 'en' : 'zh')
  const isCall = url.startsWith('/api/')
  const body = isCall ? JSON.stringify({ code: codeOf(error), data, traceId: null }) : data.message
  response.writeHead(statusOf(error), {
    'Content-Type': isCall ? 'application/json' : 'text/plain; charset=utf-8',
    // Known beforehand, head and body go in one write.
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'Retry-After': String(error.details.retryAfterSeconds),
    // What is still to come of the request is not read.
    Connection: 'close',
  })
  response.end(body)
}
