import type { Services } from '../../../services.ts'
import { findCode } from '../activation.queries.ts'
import { indexOfCode } from '../form/application-texts.ts'

/**
 * What the stand-in for a tool's own service says to a code in the demo: whether it is one of the tool's and was
 * handed out by an approval.
 */
export async function isHandedOutCode(
  { pool, cipher }: Pick<Services, 'pool' | 'cipher'>,
  { tool, code }: { tool: number; code: string },
): Promise<boolean> {
  const found = await findCode(pool, tool, indexOfCode({ cipher }, code.trim().toUpperCase()))
  return found?.application_id != null
}
