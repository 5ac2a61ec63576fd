import type { OpenRecord } from '../../../../shared/contract/open-data.ts'
import { type PubliccodeKind, publiccodeOf } from './publiccode-record.ts'

/** Which records of a list begin with this number: a page that holds it alone, where it is published. */
export function startingAt(number: number) {
  return { after: number - 1, limit: 1 }
}

/**
 * Where the publiccode.yml of a published record is read; null where it has none.
 * @param records the page `startingAt` its number
 */
export function publiccodePath(
  kind: PubliccodeKind,
  number: number,
  [record]: readonly OpenRecord[],
): string | null {
  if (record?.number !== String(number) || publiccodeOf(kind, record) === null) return null
  return `/openData/publiccode/${kind}/${number}.yml`
}
