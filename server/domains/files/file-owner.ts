import type { CallContext } from '../../context.ts'
import type { FileOwner } from './files.queries.ts'

/** The uploader: their account, and their browser id, which finds files uploaded before signing in. */
export function fileOwnerOf({ actor, services, browserId }: CallContext): FileOwner {
  return {
    accountId: actor.kind === 'account' ? actor.accountId : null,
    browser: services.keyedHash(browserId, 'file owner'),
  }
}
