import { createHash, randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import guard from 'virtual:page-guard'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { ApiError } from '../shared/contract/errors.ts'
import { ownScriptsHeader } from '../shared/lib/own-scripts.ts'
import { failureContext } from './api/transport/api-context.ts'
import { LoadFailure } from './guard/load-failure.tsx'
import { pageTurn, turnContext } from './page-turn.ts'

/**
 * Renders a page whole: it is cached and compressed in one piece. Each script the page may run is marked
 * during rendering with a random word that no author of a displayed text can know; the policy names the
 * marked scripts, and nothing else on the page.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const mark = randomUUID()
  await pageTurn(loadContext.get(turnContext))
  const marked = withGuard(await render(request.url, context, mark), context.manifest.version, mark)
  headers.set(ownScriptsHeader, hashesOfMarked(marked, mark))
  const html = scriptHeld(marked, mark).replaceAll(` nonce="${mark}"`, '')
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(request.method === 'HEAD' ? null : html, { status, headers })
}

/** Inserted beside what React renders: the browser's script neither contains it nor touches it. */
function withGuard(html: string, build: string, mark: string): string {
  const script = `<script nonce="${mark}" data-build="${build}">${guard}</script>`
  const failure = renderToStaticMarkup(<LoadFailure />)
  return html
    .replace('<meta charSet="utf-8"/>', (charset) => charset + script)
    .replace(/<\/body><\/html>$/, (end) => failure + end)
}

/** The CSP sources for the marked inline scripts. */
function hashesOfMarked(html: string, mark: string): string {
  const hashes = [...html.matchAll(/<script\b([^<>]*)>([\s\S]*?)<\/script>/g)].flatMap(
    ([, attributes = '', content = '']) =>
      attributes.includes(` nonce="${mark}"`) && content !== ''
        ? `'sha256-${createHash('sha256').update(content).digest('base64')}'`
        : [],
  )
  return [...new Set(hashes)].join(' ')
}

/** A page is readable before hydration: the guard loads the script and its imports after the first paint. */
function scriptHeld(html: string, mark: string): string {
  // In development the modules are many and small, and development tools insert their own.
  if (import.meta.env.DEV) return html
  const scriptLink = new RegExp(`<link rel="modulepreload" href="([^"]*)"[^>]* nonce="${mark}"[^>]*/>`, 'g')
  const imports = new Set([...html.matchAll(scriptLink)].map(([, href]) => href))
  return html
    .replace(scriptLink, '')
    .replace(
      new RegExp(`<script (?:nonce="${mark}" type="module"|type="module" nonce="${mark}") async="">`),
      `<script type="text/plain" data-imports="${[...imports].join(' ')}">`,
    )
}

function render(url: string, context: EntryContext, mark: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const body = new PassThrough()
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={url} nonce={mark} />, {
      nonce: mark,
      // In one piece: what React would otherwise insert later by script must be in place without script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        text(body).then(resolve, reject)
        pipe(body)
      },
      onShellError: reject,
      onError: reject,
    })
  })
}

/**
 * Logs what a page throws itself. Errors of calls are logged where these run, with the request id; a reader who has left
 * is no error.
 */
export function handleError(error: unknown, { context, request }: HandleErrorArgs): void {
  const isOurs = !(error instanceof ApiError) && !isRouteErrorResponse(error)
  if (isOurs && !request.signal.aborted) context.get(failureContext)(error)
}

type HandleErrorArgs = Parameters<HandleErrorFunction>[1] & { context: RouterContextProvider }
