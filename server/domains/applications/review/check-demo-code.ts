import type { Services } from '../../../services.ts'
import { findCode } from '../activation.queries.ts'
import { indexOfCode } from '../form/application-texts.ts'

/**
 * What the demo's stand-in for a tool's own service checks: whether a code belongs to the tool and was handed
 * out by an approval.
 */
export async function isHandedOutCode(
  { pool, cipher }: Pick<Services, 'pool' | 'cipher'>,
  { tool, code }: { tool: number; code: string },
): Promise<boolean> {
  const found = await findCode(pool, tool, indexOfCode({ cipher }, code.trim().toUpperCase()))
  return found?.application_id != null
}
