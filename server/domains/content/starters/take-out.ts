import type { starterReasons } from '../../../../shared/contract/content/starters.staff.ts'
import { locales } from '../../../../shared/lib/locale.ts'
import { collections } from '../../../../shared/rules/content/collections.ts'
import { textOf } from '../../../../shared/rules/content/field-values.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { isForeignKeyViolation } from '../../../db/failures.ts'
import { nameOf, type RecordKey } from '../package/packaged-record.ts'
import { withdrawText } from '../publish/publish-text.ts'
import { deleteRecord } from '../records/imported-records.queries.ts'
import { isBusy } from '../records/imported-records.ts'
import { getRecord, type OpenRecord } from '../records/open-record.ts'
import { isNamed } from '../records/uses-of-record.ts'
import { getStarter } from './read-starters.ts'
import { digestOf } from './record-digest.ts'
import {
  deleteOffering,
  forgetTaken,
  inSavepoint,
  isWished,
  listPresent,
  listTaken,
  lockStarters,
  type TakenRow,
} from './starters.queries.ts'

type Ctx = CallContext<StaffMember>
type Reason = (typeof starterReasons)[number]

/**
 * Removes what came from a package, whole: texts, versions, and what readers see of them. What stays, and why,
 * is in the answer; it still belongs to the package. @throws ApiError `notFound`
 */
export async function takeOutStarter(
  ctx: Ctx,
  { name, alsoChanged }: { name: string; alsoChanged: boolean },
) {
  getStarter(name)
  await lockStarters(ctx.db)
  const taken = await listTaken(ctx.db, name)
  const open = await openPresent(ctx, taken)
  const kept = new Map<OpenRecord, Reason>()
  for (const [row, record] of open) {
    const reason = reasonToStay(record, row, alsoChanged)
    if (reason) kept.set(record, reason)
  }
  const going = [...open.values()].filter((record) => !kept.has(record))
  const { removed, named } = await removeAll(ctx, going)
  for (const record of named) kept.set(record, 'inUse')
  const stays = new Set([...kept.keys()].map(({ record }) => nameOf(record)))
  const forgotten = taken.filter((row) => !stays.has(nameOf(row)))
  await forgetTaken(ctx.db, forgotten)
  ctx.audit({
    ...{ kind: 'starter.takenOut', subjectKind: 'starter', subjectId: name },
    after: { removed, kept: kept.size, alsoChanged },
  })
  return { removed, kept: [...kept].map(([record, reason]) => ({ ...shownAs(record, ctx), reason })) }
}

/** The records that are still there, locked against changes. */
async function openPresent(ctx: Ctx, taken: readonly TakenRow[]): Promise<Map<TakenRow, OpenRecord>> {
  const present = new Set((await listPresent(ctx.db, taken)).map(nameOf))
  const open = new Map<TakenRow, OpenRecord>()
  for (const row of taken) {
    if (!present.has(nameOf(row))) continue
    const key = { collection: row.collection, number: String(row.number) }
    open.set(row, await getRecord(ctx.db, key, true))
  }
  return open
}

function reasonToStay(open: OpenRecord, { digest }: TakenRow, alsoChanged: boolean): Reason | null {
  const { record, texts } = open
  const wasRead = locales.some((language) => texts[language].first_published_at !== null)
  // People have agreed to it, and a page at a fixed address cannot be withdrawn.
  if (wasRead && !collections[record.collection].canCreate) return 'inForce'
  if (isBusy(open)) return 'waiting'
  const now = digestOf({ ...record, texts: { zh: texts.zh.fields, en: texts.en.fields } })
  return !alsoChanged && !now.equals(digest) ? 'changed' : null
}

/** Removes records that refer to each other, until only those are left that others refer to. */
async function removeAll(
  ctx: Ctx,
  going: readonly OpenRecord[],
): Promise<{ removed: number; named: OpenRecord[] }> {
  let left = [...going]
  for (;;) {
    const named: OpenRecord[] = []
    for (const open of left) if (!(await removeTaken(ctx, open))) named.push(open)
    if (named.length === left.length || named.length === 0)
      return { removed: going.length - named.length, named }
    left = named
  }
}

/** @returns whether the record was removed; not where a record, an application or a wish refers to it */
async function removeTaken(ctx: Ctx, { record, texts }: OpenRecord): Promise<boolean> {
  const key: RecordKey = { collection: record.collection, number: record.number }
  if (await isNamed(ctx.db, key)) return false
  if (await isWished(ctx.db, key.collection, key.number)) return false
  const live = locales.filter((language) => texts[language].live_version !== null)
  try {
    await inSavepoint(ctx.db, async () => {
      for (const language of live) await withdrawText(ctx, { ...key, language })
      await deleteOffering(ctx.db, key.collection, key.number)
      await deleteRecord(ctx.db, key)
    })
  } catch (error) {
    if (isForeignKeyViolation(error)) return false
    throw error
  }
  ctx.audit({ kind: 'content.removed', subjectKind: 'content', subjectId: nameOf(key) })
  return true
}

function shownAs({ record, texts }: OpenRecord, { locale }: Ctx) {
  const { collection, number } = record
  const { titleField } = collections[collection]
  const title = textOf(texts[locale].fields, titleField) || textOf(texts.zh.fields, titleField)
  return { collection, number: String(number), title }
}
