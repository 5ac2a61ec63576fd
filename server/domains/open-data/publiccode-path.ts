import type { Db } from '../../db/database.ts'
import { openContent } from '../content/open-content.ts'
import { openTools } from '../toolbox/open-tools.ts'
import { type PubliccodeKind, publiccodeOf } from './publiccode-record.ts'

/** Where the publiccode.yml of a published record is read; null where it has none. */
export async function publiccodePath(db: Db, kind: PubliccodeKind, number: number): Promise<string | null> {
  const page = { after: number - 1, limit: 1 }
  const [record] = kind === 'tools' ? await openTools(db, page) : await openContent(db, kind, page)
  if (record?.number !== String(number) || publiccodeOf(kind, record) === null) return null
  return `/openData/publiccode/${kind}/${number}.yml`
}
