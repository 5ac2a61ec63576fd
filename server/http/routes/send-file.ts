import type { Context } from 'hono'
import { ApiError } from '../../../shared/contract/errors.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { asApiError } from '../../db/failures.ts'
import { type OpenedFile, openFile } from '../../domains/files/open-file.ts'
import { codeOf, errorData, statusOf } from '../calls/error-message.ts'
import type { HttpEnv } from '../http-env.ts'

/** What a browser may do with an uploaded file: save it, never run or frame it. */
const filePolicy = "sandbox; default-src 'none'; frame-ancestors 'none'"

type C = Context<HttpEnv, '/files/:id/:name'>

/** Sends the download of a file; a missing file and another person's look the same. */
export async function sendFile(c: C): Promise<Response> {
  return send(c, 'any')
}

/** The same for a picture that a page shows in place: for people who may open the file, and nobody else. */
export async function sendFilePicture(c: C): Promise<Response> {
  return send(c, 'picture')
}

async function send(c: C, kind: 'any' | 'picture'): Promise<Response> {
  const scope = await c.var.scope()
  try {
    if (scope.hasEndedSession) throw new ApiError('loginEnded')
    const file = await openFile(scope, c.req.param('id'), c.req.param('name'), kind)
    const place = kind === 'picture' ? 'inline' : 'attachment'
    return new Response(file.stream, { headers: headersOf(file, place) })
  } catch (error) {
    return refuseDownload(c, scope, error)
  }
}

function headersOf(file: OpenedFile, place: 'inline' | 'attachment'): Record<string, string> {
  return {
    'Content-Type': file.mediaType,
    'Content-Length': String(file.bytes),
    'Content-Disposition': `${place}; filename="${file.plainName}"; filename*=UTF-8''${encoded(file.name)}`,
    'Content-Security-Policy': filePolicy,
    'Cache-Control': 'private, no-store',
  }
}

/** By RFC 8187: encodeURIComponent leaves a few characters that it does not allow. */
function encoded(name: string): string {
  return encodeURIComponent(name).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
}

type Scope = Awaited<ReturnType<HttpEnv['Variables']['scope']>>

/** A person who follows a link is redirected to a page; a program gets the envelope. */
export function refuseDownload(c: Context<HttpEnv>, scope: Scope, error: unknown): Response {
  const found = asApiError(error)
  const known = found instanceof ApiError ? found : new ApiError('internal')
  if (known !== error) c.var.log.error({ err: error, requestId: scope.requestId }, 'file not sent')
  for (const change of scope.cookies.changes()) c.header('Set-Cookie', change, { append: true })
  c.header('Cache-Control', 'no-store')
  c.header('Vary', 'Accept')
  const target = c.req.header('accept')?.includes('text/html') ? pageFor(c, known, scope.locale) : null
  if (target) return c.redirect(target, 303)
  const envelope = { code: codeOf(known), data: errorData(known, scope.locale), traceId: null }
  return Response.json(envelope, { status: statusOf(known), headers: c.res.headers })
}

function pageFor(c: Context<HttpEnv>, error: ApiError, locale: 'zh' | 'en'): string | null {
  const home = pathInLocale('/home', locale)
  if (error.reason === 'loginEnded') return `${home}?signIn=${encodeURIComponent(c.req.path)}`
  const { page } = error.details.params ?? {}
  if (error.reason === 'papersClosed' && page) return pathInLocale(`${page}`, locale)
  return error.reason === 'notAvailable' ? `${home}?notice=notAvailable` : null
}
