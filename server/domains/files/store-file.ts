import type { StoredFile } from '../../adapters/files/port.ts'
import type { CallContext } from '../../context.ts'
import { asOutage } from './as-outage.ts'

/**
 * Stores bytes that belong to a row of the same call: where the call fails, whatever fails in it, they go with the row.
 * Those of a node that dies meanwhile go with the next sweep of files.
 */
export async function storeFile(ctx: CallContext, content: Uint8Array): Promise<StoredFile> {
  const stored = await asOutage(() => ctx.services.files.put(content))
  ctx.afterFailure(() => ctx.services.files.remove(stored.key))
  return stored
}
