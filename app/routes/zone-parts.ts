import type { Api } from '../../shared/contract/contract.ts'
import { ApiError } from '../../shared/contract/errors.ts'
import type { ZoneData } from '../features/access/zone-page.tsx'

/** The portal's own statement is the fixed page with this alias. */
const statementAlias = 'accessible'

/** The content of the accessibility zone beside the tools' statements. */
export async function loadZoneParts(api: Api): Promise<Pick<ZoneData, 'checks' | 'statement'>> {
  const [checks, statement] = await Promise.all([
    api.access.pageChecks({}),
    api.content
      .describeDynamicCenterInfo({ DynamicAliasID: statementAlias })
      .catch((error: unknown) => (isMissing(error) ? null : Promise.reject(error))),
  ])
  return { checks, statement }
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.reason === 'notFound'
}
