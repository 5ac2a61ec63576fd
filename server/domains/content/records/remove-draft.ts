import type { ContentRemoval } from '../../../../shared/contract/content/content-parts.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { locales } from '../../../../shared/lib/locale.ts'
import { collections } from '../../../../shared/rules/content/collections.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { deleteRecord } from './imported-records.queries.ts'
import { getRecordAt, type OpenRecord, type RecordInput } from './open-record.ts'
import { isNamed } from './uses-of-record.ts'

/**
 * Whether a record can be deleted. A record once published keeps its number and versions; a text scheduled or
 * under review must be taken back first; a record that others refer to would leave a gap.
 */
export async function removalOf(db: Db, { record, texts }: OpenRecord): Promise<ContentRemoval> {
  if (!collections[record.collection].canCreate) return 'fixed'
  const own = locales.map((language) => texts[language])
  if (own.some((text) => text.first_published_at !== null)) return 'published'
  if (own.some((text) => text.state !== 'draft')) return 'waiting'
  return (await isNamed(db, record)) ? 'inUse' : 'possible'
}

/** Deletes a draft that nobody needs. @throws ApiError `conflict`, `notFound`, `illegalTransition` */
export async function removeDraft(
  ctx: CallContext<StaffMember>,
  input: RecordInput & { version: number },
): Promise<Record<string, never>> {
  const open = await getRecordAt(ctx.db, input, input.version)
  if ((await removalOf(ctx.db, open)) !== 'possible') throw new ApiError('illegalTransition')
  const { collection, number } = open.record
  await deleteRecord(ctx.db, { collection, number })
  ctx.audit({ kind: 'content.removed', subjectKind: 'content', subjectId: `${collection}/${number}` })
  return {}
}
