import { ApiError } from '../../../shared/contract/errors.ts'
import type { CallContext } from '../../context.ts'
import { findFile } from './files.queries.ts'

/** The bytes of a file that the caller has just been allowed to attach. @throws ApiError `notAvailable` */
export async function readAttachedFile(ctx: CallContext, fileId: string): Promise<Uint8Array> {
  const file = await findFile(ctx.db, fileId)
  if (!file) throw new ApiError('notAvailable')
  const { stream } = await ctx.services.files.open(file.storage_key)
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
