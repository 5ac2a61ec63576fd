import type { StoredFile } from '../../adapters/files/port.ts'
import type { CallContext } from '../../context.ts'
import { asOutage } from './as-outage.ts'

/**
 * Stores bytes for a row of the same call: if the call fails anywhere, they are removed with the row. Bytes
 * left by a node that dies meanwhile are removed by the next sweep of files.
 */
export async function storeFile(ctx: CallContext, content: Uint8Array): Promise<StoredFile> {
  const stored = await asOutage(() => ctx.services.files.put(content))
  ctx.afterFailure(() => ctx.services.files.remove(stored.key))
  return stored
}
