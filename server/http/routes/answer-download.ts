import type { Context } from 'hono'
import type { Api } from '../../../shared/contract/contract.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { apiOfRequest } from '../calls/api-of-request.ts'
import { codeOf, errorData, statusOf } from '../calls/error-message.ts'
import type { HttpEnv } from '../http-env.ts'

export type Download = {
  content: string | ReadableStream<Uint8Array>
  mediaType: 'application/json; charset=utf-8' | 'text/csv; charset=utf-8; header=present'
  /** ASCII, without a path. */
  fileName: string
}

/**
 * Sends a file that is made for the person, or the envelope of what was refused.
 * @param options.isPosted only a form of our own pages leads here; a request from anywhere else was not made by the person
 */
export async function answerDownload(
  c: Context<HttpEnv>,
  options: { locale: Locale; isPosted: boolean },
  make: (api: Api) => Promise<Download>,
): Promise<Response> {
  const scope = { ...(await c.var.scope()), locale: options.locale }
  try {
    if (options.isPosted && c.req.header('sec-fetch-site') !== 'same-origin') throw new ApiError('crossSite')
    if (scope.hasEndedSession) throw new ApiError('loginEnded')
    const { content, mediaType, fileName } = await make(apiOfRequest(c, scope, 'download failed'))
    return new Response(content, {
      headers: {
        'Content-Type': mediaType,
        'Content-Disposition': `attachment; filename="${fileName}"`,
        'Cache-Control': 'private, no-store',
      },
    })
  } catch (error) {
    const known = error instanceof ApiError ? error : new ApiError('internal')
    const envelope = { code: codeOf(known), data: errorData(known, options.locale), traceId: null }
    return Response.json(envelope, { status: statusOf(known), headers: { 'Cache-Control': 'no-store' } })
  }
}
