import type { OutputOf } from '../../../shared/contract/call.ts'
import type { contentStaff } from '../../../shared/contract/content.staff.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import { shanghaiDay } from '../../../shared/lib/shanghai-time.ts'
import { collections, fieldsOf, hasPreview, listOf, textOf } from '../../../shared/rules/collections.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { getHomePage } from '../home/home-page.ts'
import { showActivity } from '../projects/project-activities.ts'
import { getField, showField } from '../resources/field-info.ts'
import { previewInstitution } from '../resources/institutions.ts'
import { showResource } from '../resources/resource-info.ts'
import { showService } from '../services/service-info.ts'
import { showScene } from '../toolbox/preview-scene.ts'
import { showTool } from '../toolbox/preview-tool.ts'
import { showEdition } from '../venture/editions.ts'
import { showVolunteerActivity } from '../volunteers/activities.ts'
import { presentArticle, type Readable } from './article.present.ts'
import { getRecord, type RecordInput } from './open-record.ts'
import type { PreviewContext } from './published-records.ts'

type Preview = OutputOf<(typeof contentStaff)['recordPreview']>

/** A text as it would be read if it were published now, in the language of the page. */
export async function previewRecord(ctx: CallContext<StaffMember>, input: RecordInput): Promise<Preview> {
  const { record, texts } = await getRecord(ctx.db, input)
  const { locale } = ctx
  const schema = collections[record.collection]
  if (!hasPreview(record.collection)) throw new ApiError('notFound')
  const hasOwn = fieldsOf(schema, 'own').some(({ name }) => textOf(texts[locale].fields, name) !== '')
  const other = locale === 'zh' ? 'en' : 'zh'
  const text = texts[hasOwn ? locale : other]
  const now = record.updated_at
  return presentPreview(ctx, {
    collection: record.collection,
    number: record.number,
    alias: record.alias,
    language: text.language,
    fields: text.fields,
    shared: record.shared,
    provenance: record.provenance,
    first_published_at: text.first_published_at ?? text.publish_at ?? now,
    published_at: text.publish_at ?? now,
  })
}

/** By the page that the collection has. */
async function presentPreview(ctx: CallContext<StaffMember>, shown: Readable): Promise<Preview> {
  const { previewedOn } = collections[shown.collection]
  if (previewedOn === 'home') return previewHome(ctx, shown)
  if (previewedOn === 'field') return previewOnField(ctx, shown)
  if (shown.collection === 'tools') return { kind: 'tool', tool: await showTool(ctx, shown) }
  if (shown.collection === 'scenes') return { kind: 'scene', scene: await showScene(ctx, shown) }
  if (shown.collection === 'services') return { kind: 'service', service: await showService(ctx, shown) }
  if (shown.collection === 'ventureEditions')
    return { kind: 'edition', edition: await showEdition(ctx, shown) }
  if (shown.collection === 'resources') return { kind: 'resource', resource: await showResource(ctx, shown) }
  if (shown.collection === 'institutions')
    return { kind: 'institution', ...(await previewInstitution(ctx, shown)) }
  if (shown.collection === 'fieldPages')
    return { kind: 'field', field: await showField(ctx, shown.alias ?? '', shown) }
  if (shown.collection === 'projectActivities')
    return { kind: 'projectActivity', activity: await showActivity(ctx, onSomeDay(shown)) }
  if (shown.collection === 'volunteerActivities')
    return {
      kind: 'activity',
      activity: await showVolunteerActivity(ctx, { ...onSomeDay(shown), is_past: false }),
    }
  return {
    kind: 'article',
    article: await presentArticle(ctx, shown, { older: undefined, newer: undefined }),
  }
}

async function previewHome(ctx: CallContext<StaffMember>, draft: Readable): Promise<Preview> {
  const title = textOf(draft.fields, collections[draft.collection].titleField)
  return { kind: 'home', title, home: await getHomePage(asVisitor(ctx, draft)) }
}

/** On the page of the first field that it names. @throws ApiError `notFound` where it names none yet */
async function previewOnField(ctx: CallContext<StaffMember>, draft: Readable): Promise<Preview> {
  const [alias] = listOf(draft.shared, 'fields')
  if (alias === undefined) throw new ApiError('notFound')
  return { kind: 'field', field: await getField(asVisitor(ctx, draft), { alias }) }
}

function asVisitor(ctx: CallContext<StaffMember>, draft: Readable): CallContext & PreviewContext {
  return { ...ctx, draft }
}

/** A draft may have no day yet: it is shown as if it were today. */
function onSomeDay(shown: Readable): Readable {
  const startsOn = textOf(shown.shared, 'startsOn') || shanghaiDay(new Date())
  return { ...shown, shared: { ...shown.shared, startsOn } }
}
