import type { Context } from 'hono'
import { ApiError } from '../../../shared/contract/errors.ts'
import { openPackage } from '../../domains/privacy/take-export.ts'
import type { HttpEnv } from '../http-env.ts'
import { refuseDownload } from './send-file.ts'

/** Sends the download of a person's own export, once; a missing export and another person's look the same. */
export async function sendExport(c: Context<HttpEnv, '/accountExports/:id'>): Promise<Response> {
  const scope = await c.var.scope()
  try {
    if (scope.hasEndedSession) throw new ApiError('loginEnded')
    const { stream, bytes } = await openPackage(scope, c.req.param('id'))
    return new Response(stream, {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Length': String(bytes),
        'Content-Disposition': 'attachment; filename="my-data.zip"',
        'Cache-Control': 'private, no-store',
      },
    })
  } catch (error) {
    return refuseDownload(c, scope, error)
  }
}
