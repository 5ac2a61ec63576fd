import { askBeforeForm, type HeldBack, reportLoginEnded } from '../api/state/client-events.ts'

const postTimeoutMs = 120_000

/**
 * React Router fetches its route manifest and posts forms with the global `fetch`, and replaces the form by
 * an error page when that fails. Once guarded, such a failure is shown with a button to retry, and the page
 * stays as it is. It also stays while the login has to be renewed for a form, which is then sent again.
 */
export function guardRequests(): void {
  const plainFetch = window.fetch
  window.fetch = (input, init) =>
    input instanceof URL && init?.signal && isOfRouter(input)
      ? fetchUntilAnswered(plainFetch, input, init, init.signal)
      : plainFetch(input, init)
}

/** Prefetching the routes of links has no signal: it may fail silently. */
function isOfRouter({ origin, pathname }: URL): boolean {
  return origin === location.origin && (pathname === '/__manifest' || pathname.endsWith('.data'))
}

async function fetchUntilAnswered(
  plainFetch: typeof fetch,
  url: URL,
  init: RequestInit,
  signal: AbortSignal,
): Promise<Response> {
  for (;;) {
    if (isForm(url, init)) await askBeforeForm()
    signal.throwIfAborted()
    const answer = await fetchInTime(plainFetch, url, init, signal).catch(() => null)
    signal.throwIfAborted()
    const heldBack = answer?.headers.get('X-Login-Ended') as HeldBack | null | undefined
    if (heldBack && (await reportLoginEnded(heldBack))) continue
    if (answer && isAnswer(answer)) return answer
    await window.yisunGuard?.failed()
    signal.throwIfAborted()
  }
}

/** A form of the page; signing in needs no owner. */
function isForm({ pathname }: URL, { method }: RequestInit): boolean {
  return method === 'POST' && !pathname.endsWith('/signIn.data')
}

/** A proxy's error page does not count, nor does the route manifest of another build. */
function isAnswer({ status, headers }: Response): boolean {
  return (status < 500 || headers.has('X-Remix-Response')) && !isOfOtherBuild(status, headers)
}

function isOfOtherBuild(status: number, headers: Headers): boolean {
  return status === 204 && headers.has('X-Remix-Reload-Document') && !headers.has('X-Remix-Redirect')
}

async function fetchInTime(
  plainFetch: typeof fetch,
  url: URL,
  init: RequestInit,
  signal: AbortSignal,
): Promise<Response> {
  const stop = new AbortController()
  const abort = () => stop.abort(signal.reason)
  signal.addEventListener('abort', abort)
  const timer = setTimeout(() => stop.abort(), postTimeoutMs)
  try {
    return await plainFetch(url, { ...init, signal: stop.signal })
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
}
