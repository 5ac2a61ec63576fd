import { ApiError } from '../../../shared/contract/errors.ts'
import { textOf } from '../../../shared/rules/collections.ts'
import type { CallContext } from '../../context.ts'
import { htmlOf } from '../content/shown-parts.ts'
import { findText } from './live.queries.ts'
import { presentActivity } from './project.present.ts'

/** An activity; gone with its project. @throws ApiError `notFound` */
export async function activityDetails(ctx: CallContext, { activityID }: { activityID: string }) {
  const text = await findText(ctx.db, 'projectActivities', Number(activityID), ctx.locale)
  if (!text) throw new ApiError('notFound')
  const activity = presentActivity(text)
  const project = await findText(ctx.db, 'projects', Number(activity.instanceID), ctx.locale)
  if (!project) throw new ApiError('notFound')
  return {
    ...activity,
    html: await htmlOf(ctx, textOf(text.fields, 'body')),
    projectTitle: textOf(project.fields, 'title'),
  }
}
