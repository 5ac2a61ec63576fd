import type { OutputOf } from '../../../shared/contract/call.ts'
import type { contentStaff } from '../../../shared/contract/content/content.staff.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import { shanghaiDay } from '../../../shared/lib/text/shanghai-time.ts'
import { collections, hasPreview } from '../../../shared/rules/content/collections.ts'
import { textOf } from '../../../shared/rules/content/field-values.ts'
import { readRow } from '../../../shared/rules/record-of.ts'
import type { CallContext, StaffMember } from '../../context.ts'
import { showArticle } from '../content/articles.ts'
import { limitPreviews } from '../content/publish/limit-previews.ts'
import type { Draft } from '../content/records/draft-of.ts'
import { draftOf } from '../content/records/draft-of.ts'
import type { RecordInput } from '../content/records/open-record.ts'
import { showActivity } from '../projects/project-activities.ts'
import { showField } from '../resources/field-info.ts'
import { previewInstitution } from '../resources/institutions.ts'
import { showResource } from '../resources/resource-info.ts'
import { showService } from '../services/service-info.ts'
import { showScene } from '../toolbox/preview-scene.ts'
import { showTool } from '../toolbox/preview-tool.ts'
import { showEdition } from '../venture/editions.ts'
import { showRound } from '../venture/entries/shown-rounds.ts'
import { showVolunteerActivity } from '../volunteers/activities.ts'
import { previewInPlace } from './preview-in-place.ts'

type Preview = OutputOf<(typeof contentStaff)['recordPreview']>

/** A text as if published now, in the page's language. @throws ApiError `notFound`, `tooMany` */
export async function previewRecord(ctx: CallContext<StaffMember>, input: RecordInput): Promise<Preview> {
  await limitPreviews(ctx)
  if (!hasPreview(input.collection)) throw new ApiError('notFound')
  const draft = onSomeDay(await draftOf(ctx, input))
  return collections[draft.collection].previewedOn ? previewInPlace(ctx, draft) : presentPreview(ctx, draft)
}

/** By the page that the collection has. */
async function presentPreview(ctx: CallContext<StaffMember>, shown: Draft): Promise<Preview> {
  if (shown.collection === 'tools')
    return { kind: 'tool', tool: await showTool(ctx, readRow('tools', shown)) }
  if (shown.collection === 'scenes')
    return { kind: 'scene', scene: await showScene(ctx, readRow('scenes', shown)) }
  if (shown.collection === 'services')
    return { kind: 'service', service: await showService(ctx, readRow('services', shown)) }
  if (shown.collection === 'ventureEditions')
    return { kind: 'edition', edition: await showEdition(ctx, readRow('ventureEditions', shown)) }
  if (shown.collection === 'ventureRounds')
    return { kind: 'round', round: await showRound(ctx, readRow('ventureRounds', shown)) }
  if (shown.collection === 'resources')
    return { kind: 'resource', resource: await showResource(ctx, readRow('resources', shown)) }
  if (shown.collection === 'institutions')
    return { kind: 'institution', ...(await previewInstitution(ctx, readRow('institutions', shown))) }
  if (shown.collection === 'fieldPages')
    return { kind: 'field', field: await showField(ctx, shown.alias ?? '', readRow('fieldPages', shown)) }
  if (shown.collection === 'projectActivities')
    return { kind: 'projectActivity', activity: await showActivity(ctx, readRow('projectActivities', shown)) }
  if (shown.collection === 'volunteerActivities')
    return {
      kind: 'activity',
      activity: await showVolunteerActivity(ctx, {
        ...readRow('volunteerActivities', shown),
        is_past: false,
      }),
    }
  return { kind: 'article', article: await showArticle(ctx, shown) }
}

/** A draft may lack a day that readers need: it is shown as if it were today. */
function onSomeDay(draft: Draft): Draft {
  const days = collections[draft.collection].fields.filter(
    ({ kind, isRequired, name }) => kind === 'date' && isRequired && textOf(draft.shared, name) === '',
  )
  const today = shanghaiDay(new Date())
  const filled = Object.fromEntries(days.map(({ name }) => [name, today]))
  return { ...draft, shared: { ...draft.shared, ...filled } }
}
