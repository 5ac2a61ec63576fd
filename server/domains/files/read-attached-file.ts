import { ApiError } from '../../../shared/contract/errors.ts'
import type { Db } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import { findFile } from './files.queries.ts'

/** The bytes of a file that the caller may attach or is removing. @throws ApiError `notAvailable` */
export async function readAttachedFile(
  ctx: { db: Db; services: Pick<Services, 'files'> },
  fileId: string,
): Promise<Uint8Array> {
  const file = await findFile(ctx.db, fileId)
  if (!file) throw new ApiError('notAvailable')
  const { stream } = await ctx.services.files.open(file.storage_key)
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
