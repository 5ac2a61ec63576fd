import { charactersOf } from '../../../../shared/lib/reference.ts'
import type { Services } from '../../../services.ts'

const length = 7

/**
 * What the judges of a round call an entry, such as `PS-7K3M9QX`. Its reference stands with the name of the team on the
 * published list of an earlier round; this follows from nothing that anybody outside of the server knows.
 */
export function judgedCode(
  { keyedHash }: Pick<Services, 'keyedHash'>,
  round: number,
  entryId: string,
): string {
  return `PS-${charactersOf((at) => keyedHash(`${at} ${round} ${entryId}`, 'judged entry'), length)}`
}
