import { askBeforeForm, type HeldBack, reportLoginEnded } from '../api/state/client-events.ts'

const postTimeoutMs = 120_000

/**
 * React Router asks for its table of routes and posts forms by the global `fetch`, and shows an error page in place of
 * the form when that fails. From now on such a failure is shown with a way to try again, and the page stays as it is.
 * It also stays while the login of a form has to be renewed, and the form is sent once more afterwards.
 */
export function guardRequests(): void {
  const plainFetch = window.fetch
  window.fetch = (input, init) =>
    input instanceof URL && init?.signal && isOfRouter(input)
      ? fetchUntilAnswered(plainFetch, input, init, init.signal)
      : plainFetch(input, init)
}

/** A look ahead for the routes of links has no signal: it may fail in silence. */
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

/** A form of the page; signing in is nobody's yet. */
function isForm({ pathname }: URL, { method }: RequestInit): boolean {
  return method === 'POST' && !pathname.endsWith('/signIn.data')
}

/** A proxy's error page is none, and a table of routes of another build neither. */
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
