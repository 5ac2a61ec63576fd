import { type CollectionName, collections, fieldsOf, textOf } from '../../../shared/rules/collections.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { getRecord } from '../content/open-record.ts'
import type { ReadText } from './live.queries.ts'
import { presentProject } from './project-details.ts'
import { presentSet } from './project-sets.ts'

type Ctx = CallContext<StaffMember>

/** A project as it would be read if it were published now. @throws ApiError `notFound` */
export async function previewProject(ctx: Ctx, { instanceID }: { instanceID: string }) {
  return presentProject(ctx, await draftOf(ctx, 'projects', instanceID))
}

/** A project set as it would be read if it were published now. @throws ApiError `notFound` */
export async function previewSet(ctx: Ctx, { instanceSetID }: { instanceSetID: string }) {
  return presentSet(ctx, await draftOf(ctx, 'projectSets', instanceSetID))
}

/** What editors work on, in the language of the page where something is written in it. */
async function draftOf({ db, locale }: Ctx, collection: CollectionName, number: string): Promise<ReadText> {
  const { record, texts } = await getRecord(db, { collection, number })
  const own = fieldsOf(collections[collection], 'own')
  const hasOwn = own.some(({ name }) => textOf(texts[locale].fields, name) !== '')
  const text = texts[hasOwn ? locale : locale === 'zh' ? 'en' : 'zh']
  const at = text.published_at ?? record.updated_at
  return {
    number: record.number,
    language: text.language,
    fields: text.fields,
    shared: record.shared,
    provenance: record.provenance,
    first_published_at: text.first_published_at ?? at,
    published_at: at,
  }
}
