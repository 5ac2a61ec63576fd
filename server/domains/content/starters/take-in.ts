import type { Locale } from '../../../../shared/lib/locale.ts'
import { collections } from '../../../../shared/rules/content/collections.ts'
import { textOf } from '../../../../shared/rules/content/field-values.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { numberPages } from '../package/number-pages.ts'
import { insertPackaged } from '../package/package.queries.ts'
import { nameOf, type PackagedRecord } from '../package/packaged-record.ts'
import { withoutUnknown } from './known-references.ts'
import { getStarter } from './read-starters.ts'
import { digestOf } from './record-digest.ts'
import { listTaken, lockStarters, noteTaken } from './starters.queries.ts'

/**
 * Adds the records of a package as drafts, without those that came from it before: a removed one stays
 * removed. What the portal has already stays as it is. @throws ApiError `notFound`
 */
export async function takeInStarter(ctx: CallContext<StaffMember>, { name }: { name: string }) {
  const starter = getStarter(name)
  await lockStarters(ctx.db)
  const taken = new Set((await listTaken(ctx.db)).map(nameOf))
  const numbered = await numberPages(ctx.db, starter.records)
  const fresh = numbered.filter((record) => !taken.has(nameOf(record)))
  const { records, unknown } = await withoutUnknown(ctx.db, fresh)
  const written = await insertPackaged(ctx.db, records)
  const added = records.filter((record) => written.has(nameOf(record)))
  await noteTaken(
    ctx.db,
    name,
    added.map((record) => ({ ...record, digest: digestOf(record) })),
  )
  for (const record of added)
    ctx.audit({
      kind: 'content.imported',
      subjectKind: 'content',
      subjectId: nameOf(record),
      after: { package: name },
    })
  const left = records.filter((record) => !written.has(nameOf(record)))
  ctx.audit({
    ...{ kind: 'starter.takenIn', subjectKind: 'starter', subjectId: name },
    after: { added: added.length, left: left.length },
  })
  return {
    added: added.length,
    left: left.map((record) => ({ collection: record.collection, title: titleOf(record, ctx.locale) })),
    unknown,
  }
}

/** A record's name in its package. */
export function titleOf({ collection, texts }: PackagedRecord, locale: Locale): string {
  return textOf(texts[locale], collections[collection].titleField)
}
