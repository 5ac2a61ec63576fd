import type { CallContext } from '../../context.ts'
import type { FileOwner } from './files.queries.ts'

/** Who uploads or attaches: their account, and their browser, by which a file is found that came before a sign-in. */
export function fileOwnerOf({ actor, services, browserId }: CallContext): FileOwner {
  return {
    accountId: actor.kind === 'account' ? actor.accountId : null,
    browser: services.keyedHash(browserId, 'file owner'),
  }
}
