import { ApiError } from '../../../shared/contract/errors.ts'
import type { ProjectActivityPage } from '../../../shared/contract/projects.ts'
import type { CallContext } from '../../context.ts'
import { shownProvenance } from '../content/publish/shown-provenance.ts'
import { htmlOf } from '../content/shown-parts.ts'
import { type ActivityText, findActivity, findText, type ProjectText } from './live.queries.ts'
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

/** A draft as its page would show it, also while its project is not published. */
export async function showActivity(ctx: Ctx, text: ActivityText): Promise<ProjectActivityPage> {
  return present(ctx, text, { project: await projectOf(ctx, text), isPast: false })
}

function projectOf(ctx: Ctx, { values }: ActivityText): Promise<ProjectText | undefined> {
  return findText(ctx.db, 'projects', values.project[0] ?? 0, ctx.locale)
}

type Around = { project: ProjectText | undefined; isPast: boolean }

async function present(
  ctx: Ctx,
  text: ActivityText,
  { project, isPast }: Around,
): Promise<ProjectActivityPage> {
  const activity = presentActivity(text)
  const maker = project ? project.values.maker : ''
  return {
    ...activity,
    html: await htmlOf(ctx, text.values.body),
    provenance: shownProvenance(text.provenance, ctx.locale),
    projectTitle: project ? project.values.title : '',
    maker,
    isPast,
    updatedAt: text.published_at.toISOString(),
    schemaOrg: schemaOfActivity(ctx, activity, maker),
  }
}
