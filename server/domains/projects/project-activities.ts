import { ApiError } from '../../../shared/contract/errors.ts'
import type { ProjectActivityPage } from '../../../shared/contract/projects.ts'
import { listOf, textOf } from '../../../shared/rules/content/collections.ts'
import type { CallContext } from '../../context.ts'
import { shownProvenance } from '../content/publish/shown-provenance.ts'
import { htmlOf } from '../content/shown-parts.ts'
import { findActivity, findText, type ReadText } from './live.queries.ts'
import { presentActivity } from './project.present.ts'
import { schemaOfActivity } from './schema-org.ts'

type Ctx = Pick<CallContext, 'db' | 'locale' | 'services'>

/** An activity; it disappears with its project. @throws ApiError `notFound` */
export async function activityDetails(
  ctx: CallContext,
  { activityID }: { activityID: string },
): Promise<ProjectActivityPage> {
  const text = await findActivity(ctx.db, Number(activityID), ctx.locale)
  const project = text && (await projectOf(ctx, text))
  if (!text || !project) throw new ApiError('notFound')
  return present(ctx, text, { project, isPast: text.is_past })
}

/** A draft as its page would show it, even while its project is unpublished. */
export async function showActivity(ctx: Ctx, text: ReadText): Promise<ProjectActivityPage> {
  return present(ctx, text, { project: await projectOf(ctx, text), isPast: false })
}

function projectOf(ctx: Ctx, { shared }: ReadText): Promise<ReadText | undefined> {
  return findText(ctx.db, 'projects', Number(listOf(shared, 'project')[0] ?? 0), ctx.locale)
}

type Around = { project: ReadText | undefined; isPast: boolean }

async function present(ctx: Ctx, text: ReadText, { project, isPast }: Around): Promise<ProjectActivityPage> {
  const activity = presentActivity(text)
  const maker = project ? textOf(project.fields, 'maker') : ''
  return {
    ...activity,
    html: await htmlOf(ctx, textOf(text.fields, 'body')),
    provenance: shownProvenance(text.provenance, ctx.locale),
    projectTitle: project ? textOf(project.fields, 'title') : '',
    maker,
    isPast,
    updatedAt: text.published_at.toISOString(),
    schemaOrg: schemaOfActivity(ctx, activity, maker),
  }
}
