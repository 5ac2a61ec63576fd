import { ApiError } from '../../../shared/contract/errors.ts'
import { parseOwnedId } from '../../../shared/lib/owned-id.ts'
import type { Actor } from '../../context.ts'
import { appendAudit } from '../../db/audit/audit.ts'
import type { Services } from '../../services.ts'
import { takeExport } from './export.queries.ts'

type Scope = { actor: Actor; services: Services; requestId: string }

/**
 * The bytes of a package, once, for the session it was released to.
 * @throws ApiError `loginEnded` for visitors, `notAvailable` otherwise
 */
export async function openPackage({ actor, services, requestId }: Scope, named: string) {
  if (actor.kind !== 'account') throw new ApiError('loginEnded')
  const id = parseOwnedId(named)
  if (!id) throw new ApiError('notAvailable')
  const { accountId, sessionId } = actor
  const taken = await services.pool.transaction().execute(async (db) => {
    const found = await takeExport(db, { id, accountId, sessionId })
    if (!found?.storage_key) throw new ApiError('notAvailable')
    const entry = {
      kind: 'export.taken',
      subjectKind: 'accountExport',
      subjectId: id,
      before: null,
      after: null,
    }
    await appendAudit(db, [{ ...entry, accountId, teamId: null, requestId }])
    return { key: found.storage_key, bytes: found.bytes ?? 0 }
  })
  const { stream } = await services.files.open(taken.key)
  return { stream, bytes: taken.bytes }
}
