import type { OpenRecord } from '../../../../shared/contract/open-data.ts'
import { type PubliccodeKind, publiccodeOf } from './publiccode-record.ts'

/** The page of a list that holds only the record with this number, if it is published. */
export function startingAt(number: number) {
  return { after: number - 1, limit: 1 }
}

/**
 * The path of a published record's publiccode.yml; null where it has none.
 * @param records the page from `startingAt` for its number
 */
export function publiccodePath(
  kind: PubliccodeKind,
  number: number,
  [record]: readonly OpenRecord[],
): string | null {
  if (record?.number !== String(number) || publiccodeOf(kind, record) === null) return null
  return `/openData/publiccode/${kind}/${number}.yml`
}
