import type { ContentDetail, ContentListItem } from '../../../../shared/contract/content/content-parts.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import {
  type CollectionName,
  collectionNames,
  collections,
} from '../../../../shared/rules/content/collections.ts'
import { filterFields } from '../../../../shared/rules/content/list-filters.ts'
import { fillBlanks } from '../../../../shared/rules/content/portal-blanks.ts'
import type { SiteSettings } from '../../../../shared/rules/site-settings.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { readSiteSettings } from '../../settings/site-settings.ts'
import { firstShown } from '../first-shown.ts'
import { shownProvenance } from '../publish/shown-provenance.ts'
import { statesOf } from '../publish/text-states.ts'
import { getRecord, type RecordInput } from './open-record.ts'
import { nameOf, optionsOf, presentState } from './record.present.ts'
import {
  countCollections,
  findRecordNumbers,
  listCatalogues,
  listFoundAfter,
  listRecords,
  type RecordFilter,
} from './record-list.queries.ts'
import { findReviewRule, namesOfStaff } from './records.queries.ts'
import { removalOf } from './remove-draft.ts'
import { usesOf } from './uses-of-record.ts'

type Ctx = CallContext<StaffMember>

/** Every collection, with its number of waiting texts. */
export async function listCollections(ctx: Ctx) {
  const rows = await countCollections(ctx.db)
  const items = collectionNames.map((collection) => {
    const row = rows.find((one) => one.collection === collection)
    return {
      collection,
      total: row?.total ?? 0,
      inReview: row?.in_review ?? 0,
      scheduled: row?.scheduled ?? 0,
      translationsDue: row?.stale ?? 0,
    }
  })
  return { items, isReviewNeeded: await findReviewRule(ctx.db) }
}

type ListInput = Omit<RecordFilter, 'titleField' | 'search'> & {
  search?: string | undefined
  page: number
  pageSize: number
}

/** One page of a collection's records. */
export async function listCollection(ctx: Ctx, input: ListInput) {
  const { sort, page, pageSize } = input
  const range = { limit: pageSize, offset: (page - 1) * pageSize }
  const { numbers, total } = await findRecordNumbers(ctx.db, { ...filterOf(input), sort }, range)
  return { items: await itemsOf(ctx, input.collection, numbers), total, page, pageSize }
}

type FilterInput = Omit<ListInput, 'sort' | 'page' | 'pageSize'>

/** @throws ApiError `invalidInput` for a field that the list cannot be filtered by */
function filterOf({ collection, search = '', fields, ...narrowed }: FilterInput) {
  const known = filterFields(collection).map(({ name }) => name)
  const unknown = Object.keys(fields ?? {}).filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    const errors = unknown.map((name) => [`fields.${name}`, { reason: 'notAnOption' as const }])
    throw new ApiError('invalidInput', { fields: Object.fromEntries(errors) })
  }
  return {
    collection,
    titleField: collections[collection].titleField,
    search,
    fields,
    ...narrowed,
  }
}

/** The most records moved or filled in one call. */
const foundAtOnce = 50

/** Filtered records in number order after a number, so that changing many does not disturb the paging. */
export async function listFound(ctx: Ctx, input: FilterInput & { after: number }) {
  const rows = await listFoundAfter(ctx.db, filterOf(input), { after: input.after, limit: foundAtOnce })
  const items = rows.map(({ number, version, zh, en }) => ({
    number: String(number),
    version,
    title: (ctx.locale === 'zh' ? zh || en : en || zh) ?? '',
  }))
  return { items, left: (rows[0]?.total ?? 0) - items.length }
}

async function itemsOf(
  { db, locale }: Ctx,
  collection: CollectionName,
  numbers: number[],
): Promise<ContentListItem[]> {
  const { records, texts, live } = await listRecords(db, collection, numbers)
  const first = await firstShown(db, collection)
  const settings = await readSiteSettings(db)
  const names = await namesOfStaff(db, [
    ...records.map((row) => row.updated_by),
    ...texts.map((row) => row.updated_by),
  ])
  return numbers.flatMap((number) => {
    const record = records.find((row) => row.number === number)
    const own = (language: 'zh' | 'en') =>
      texts.find((row) => row.number === number && row.language === language)
    const [zh, en] = [own('zh'), own('en')]
    if (!record || !zh || !en) return []
    const stateOf = (language: 'zh' | 'en') => {
      const shown = live.find((row) => row.number === number && row.language === language)
      return presentState({ record, texts: { zh, en } }, language, { live: shown, names, first })
    }
    return {
      number: String(number),
      ...named(nameOf(collection, { zh, en }, locale), settings),
      alias: record.alias,
      version: record.version,
      updatedAt: record.updated_at.toISOString(),
      updatedBy: names.get(record.updated_by ?? '') ?? null,
      zh: stateOf('zh'),
      en: stateOf('en'),
    }
  })
}

/** A title that begins with a blank is listed with the settings' text, as publishing fills it. */
function named<T extends { title: string }>(name: T, settings: SiteSettings): T {
  return { ...name, title: fillBlanks(name.title, settings) }
}

/** The options for a new record, and the catalogues that a list can be filtered by. */
export async function recordOptions(ctx: Ctx, { collection }: { collection: CollectionName }) {
  const options = await optionsOf(ctx.db, collection, ctx.locale)
  const catalogues = await listCatalogues(ctx.db, collection)
  return { options, catalogues, isReviewNeeded: await findReviewRule(ctx.db) }
}

/** The options of a collection's relations and fields of public benefit, by field name. */
export { optionsOf as collectionOptions } from './record.present.ts'

export async function recordDetail(ctx: Ctx, input: RecordInput): Promise<ContentDetail> {
  const open = await getRecord(ctx.db, input)
  const { record, texts } = open
  const { collection, number } = record
  const { states, updatedBy } = await statesOf(ctx.db, open)
  return {
    collection,
    number: String(number),
    alias: record.alias,
    version: record.version,
    sourceLanguage: record.source_language,
    shared: record.shared,
    provenance: shownProvenance(record.provenance, ctx.locale),
    texts: {
      zh: { ...states.zh, fields: texts.zh.fields },
      en: { ...states.en, fields: texts.en.fields },
    },
    options: await optionsOf(ctx.db, collection, ctx.locale, record.shared),
    updatedAt: record.updated_at.toISOString(),
    updatedBy,
    isUpdatedByMe: record.updated_by === ctx.actor.accountId,
    removal: await removalOf(ctx.db, open),
    uses: await usesOf(ctx.db, record),
    isReviewNeeded: await findReviewRule(ctx.db),
  }
}
