import type { OfferingKey } from '../../../../shared/rules/applications/offerings.ts'
import type { Services } from '../../../services.ts'
import { findCode } from '../activation.queries.ts'
import { indexOfCode } from '../form/application-texts.ts'

/**
 * What the demo's stand-in for an offering's own service checks: whether a code belongs to the offering and was
 * handed out by an approval.
 */
export async function isHandedOutCode(
  { pool, cipher }: Pick<Services, 'pool' | 'cipher'>,
  { offering, code }: { offering: OfferingKey; code: string },
): Promise<boolean> {
  const found = await findCode(pool, offering, indexOfCode({ cipher }, code.trim().toUpperCase()))
  return found?.application_id != null
}
