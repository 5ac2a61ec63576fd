import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { ApiError } from '../../../shared/contract/errors.ts'
import { localeOfPath } from '../../../shared/lib/locale.ts'
import { hasSignInForm } from '../../../shared/lib/sign-in-page.ts'
import { addressBucket, addressNetwork } from '../../db/limits.ts'
import { codeOf, errorData, statusOf } from '../calls/error-message.ts'
import { clientAddress, type TrustedProxies } from './client-address.ts'
import { endOnceRead } from './end-once-read.ts'
import { cutOff, endWhereSlow } from './end-where-slow.ts'
import { LatelyServed } from './lately-served.ts'
import { standingSessionOf } from './standing-sessions.ts'
import { takesFiles } from './takes-files.ts'

/** Concurrent requests of one address, or /64, that are served at once: a room of people stays below. */
const mostOfBucket = 64
/** Concurrent forms with files, in memory while they arrive: 64 MiB each. Half are for signed-in people. */
const mostForms = 32
const mostFormsOfVisitors = 16
/** Of one address, or /64, and of one session, from wherever it sends them. */
const mostFormsOfOne = 8
/** A form that has come for so long makes way for a new one where places are short. */
const comingMs = 5_000
/**
 * Complete visitor requests in progress. More would only wait for the database and slow everybody down. A
 * client that has used less than its share is still admitted.
 */
const mostAtWork = 256
/** More places for people whose session was lately valid here: a crowd of visitors stops nobody's work. */
const mostAtWorkInAll = mostAtWork + 128
/** Clients served at once, counted by address or /64: a node renders this many pages within a second. */
const mostBuckets = { visitor: 40, signingIn: 12 }
/** So many visitors of one IPv6 /48 are served as if they knew nothing of each other. */
const bucketsOfNetwork = 8
/** An event stream stays open without work; their number is bounded where they begin. */
export const eventsAddress = '/events'
/** What a node is watched by: one that has much to do is not a dead one, and whoever ends it makes it worse. */
const probes = ['/healthz', '/readyz']

// Created once: there is most to refuse when there is least time for it.
const tooMany = new ApiError('tooMany', { retryAfterSeconds: 1 })
const tooManyForms = new ApiError('tooMany', { retryAfterSeconds: 5 })
const unavailable = new ApiError('unavailable', { retryAfterSeconds: 1 })
const formsUnavailable = new ApiError('unavailable', { retryAfterSeconds: 5 })

let arrived = 0

/** How many requests have arrived at this node so far. */
export const arrivals = () => arrived

/** Each kind of requester has its own places. */
type Who = 'probe' | 'signedIn' | 'signingIn' | 'visitor'
type Underway = {
  request: IncomingMessage
  response: ServerResponse
  bucket: string
  network: string | null
  session: string | null
  who: Who
  isForm: boolean
  begun: number
  /** Bytes that its connection had brought before. */
  before: number
}

/**
 * Passes on as many requests as a node can answer soon and refuses the others at once, before any work is
 * done for them: a client above its share is refused alone, half-sent requests keep nobody else out, and
 * where places are short those who were served least come first.
 */
export function admitRequests(answer: RequestListener, proxies: TrustedProxies): RequestListener {
  const underway = new Set<Underway>()
  const served = new LatelyServed()

  function refusalOf(one: Underway): ApiError | null {
    const own = [...underway].filter(({ bucket }) => bucket === one.bucket)
    if (own.length >= mostOfBucket) return tooMany
    const formRefusal = one.isForm ? refusalOfForm(one) : null
    if (formRefusal) return formRefusal
    if (underway.size < mostBuckets.visitor || one.who === 'probe') return null
    return hasPlace(one, [...underway].filter(isAtWork)) ? null : unavailable
  }

  function refusalOfForm(one: Underway): ApiError | null {
    const forms = [...underway].filter(({ isForm }) => isForm)
    if (formsOf(one, forms) >= mostFormsOfOne) return tooManyForms
    const ofVisitors = forms.filter(({ who }) => who !== 'signedIn')
    const isFull = one.who !== 'signedIn' && ofVisitors.length >= mostFormsOfVisitors
    if (!isFull && forms.length < mostForms) return null
    const slowest = slowestOf(isFull ? ofVisitors : forms)
    if (!slowest) return formsUnavailable
    underway.delete(slowest)
    cutOff(slowest.request, slowest.response)
    return null
  }

  /** How long somebody was served lately; whoever asks from ever new parts of a network counts by the network. */
  const servedOf = ({ bucket, network }: Underway) =>
    Math.max(served.of(bucket), network === null ? 0 : served.of(network) / bucketsOfNetwork)

  function hasPlace(one: Underway, atWork: Underway[]): boolean {
    const { bucket, who } = one
    if (atWork.length >= mostAtWorkInAll) return false
    if (who === 'signedIn' || who === 'probe') return true
    const bucketsOf = (all: Underway[]) => new Set(all.map((other) => other.bucket)).add(bucket).size
    // Who was served more than they does not stand in their way.
    const before = atWork.filter((other) => other.who === who && servedOf(other) <= servedOf(one))
    if (bucketsOf(before) > mostBuckets[who]) return false
    const own = atWork.filter((other) => other.bucket === bucket).length
    return atWork.length < mostAtWork || own < mostAtWork / bucketsOf(atWork)
  }

  return (request, response) => {
    arrived += 1
    if (request.url === eventsAddress) return answer(request, response)
    const forwardedFor = [request.headers['x-forwarded-for'] ?? []].flat().join()
    const address = clientAddress(request.socket.remoteAddress ?? '', forwardedFor || undefined, proxies)
    const isForm = takesFiles(request.url ?? '', request.headers['content-type'])
    const session = standingSessionOf(request.headers.cookie)
    const one: Underway = {
      request,
      response,
      bucket: addressBucket(address),
      network: addressNetwork(address),
      session,
      who: whoAsks(request, session),
      isForm,
      begun: performance.now(),
      before: request.socket.bytesRead,
    }
    const refusal = refusalOf(one)
    if (refusal) return refuse(request, response, refusal)
    underway.add(one)
    if (isForm) endWhereSlow(request, response)
    response.once('close', () => {
      underway.delete(one)
      for (const party of [one.bucket, one.network ?? []].flat())
        served.add(party, performance.now() - one.begun)
    })
    return answer(request, response)
  }
}

/** How many of the forms are of the same address or the same session. */
function formsOf({ bucket, session }: Underway, forms: Underway[]): number {
  const ofBucket = forms.filter((form) => form.bucket === bucket).length
  const ofSession = session === null ? 0 : forms.filter((form) => form.session === session).length
  return Math.max(ofBucket, ofSession)
}

/** The form that holds its place for least: of whoever has most of them, the one that comes slowest. */
function slowestOf(forms: Underway[]): Underway | undefined {
  const now = performance.now()
  const speedOf = ({ request, before, begun }: Underway) =>
    (request.socket.bytesRead - before) / (now - begun)
  return forms
    .filter(({ request, begun }) => !request.complete && now - begun > comingMs)
    .sort((one, other) => formsOf(other, forms) - formsOf(one, forms) || speedOf(one) - speedOf(other))[0]
}

function whoAsks({ url = '' }: IncomingMessage, session: string | null): Who {
  if (probes.includes(url)) return 'probe'
  if (session !== null) return 'signedIn'
  if (/^\/api\/techforgood\/(en\/)?identification\//.test(url)) return 'signingIn'
  return URL.canParse(url, 'http://node') && hasSignInForm(new URL(url, 'http://node'))
    ? 'signingIn'
    : 'visitor'
}

/** A request that is still arriving, or a response that waits for its reader, costs no work. */
function isAtWork({ request, response }: Underway): boolean {
  return request.complete && !response.writableEnded && !response.writableNeedDrain
}

function refuse(request: IncomingMessage, response: ServerResponse, error: ApiError): void {
  const { url = '' } = request
  const isEnglish = url.startsWith('/api/techforgood/en/') || localeOfPath(url) === 'en'
  const data = errorData(error, isEnglish ? 'en' : 'zh')
  const isCall = url.startsWith('/api/')
  const body = isCall ? JSON.stringify({ code: codeOf(error), data, traceId: null }) : data.message
  response.writeHead(statusOf(error), {
    'Content-Type': isCall ? 'application/json' : 'text/plain; charset=utf-8',
    // With a known length, head and body are sent in one write.
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'Retry-After': String(error.details.retryAfterSeconds),
    Connection: 'close',
  })
  endOnceRead(request, response, body)
}
