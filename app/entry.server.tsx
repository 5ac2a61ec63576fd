import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import guard from 'virtual:page-guard'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { LoadFailure } from './guard/load-failure.tsx'

/** Renders a page whole: it is kept, compressed and hashed for its policy as one piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const html = scriptHeld(withGuard(await render(request.url, context), context.manifest.version))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(request.method === 'HEAD' ? null : html, { status, headers })
}

/** Put in beside what React renders: the browser's script neither holds it nor touches it. */
function withGuard(html: string, build: string): string {
  const script = `<script data-build="${build}">${guard}</script>`
  const failure = renderToStaticMarkup(<LoadFailure />)
  return html
    .replace('<meta charSet="utf-8"/>', (charset) => charset + script)
    .replace(/<\/body><\/html>$/, (end) => failure + end)
}

const scriptLink = /<link rel="modulepreload" href="([^"]*)"[^>]*\/>/g
const module = /<script type="module" async="">/

/** A page is read before it answers to its script: the guard starts that, and what it imports, after the first paint. */
function scriptHeld(html: string): string {
  // Without a build the modules are many and small, and tools for development put in their own.
  if (import.meta.env.DEV) return html
  const imports = new Set([...html.matchAll(scriptLink)].map(([, href]) => href))
  return html
    .replace(scriptLink, '')
    .replace(module, `<script type="text/plain" data-imports="${[...imports].join(' ')}">`)
}

function render(url: string, context: EntryContext): Promise<string> {
  return new Promise((resolve, reject) => {
    const body = new PassThrough()
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={url} />, {
      // Whole and in one piece: what React would put in later by script must stand in its place without.
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

/** Errors are logged where calls run, with the request id; React Router would print them a second time. */
export function handleError(): void {}
