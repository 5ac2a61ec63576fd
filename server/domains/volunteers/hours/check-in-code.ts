import { createHash } from 'node:crypto'
import { hoursTerms } from '../../../../shared/rules/volunteers/hours.ts'
import type { Services } from '../../../services.ts'

/**
 * The six digits that a shift shows in a minute. They follow from the portal's key, so that every node shows and
 * takes the same, and nothing is stored.
 * @param at seconds since 1970 by the database's clock
 */
export function codeAt({ cipher }: Pick<Services, 'cipher'>, shiftId: string, at: number): string {
  const window = Math.floor(at / hoursTerms.codeSeconds)
  const keyed = cipher.blindIndex(`${shiftId}:${window}`, 'volunteer_shifts.code')
  const number = createHash('sha256').update(keyed).digest().readUInt32BE() % 1_000_000
  return String(number).padStart(6, '0')
}

/** The present code and the one before it. */
export function codesAt(services: Pick<Services, 'cipher'>, shiftId: string, at: number): string[] {
  return [0, hoursTerms.codeSeconds].map((ago) => codeAt(services, shiftId, at - ago))
}
