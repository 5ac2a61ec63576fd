import { ApiError } from '../../../shared/contract/errors.ts'
import type { VolunteerActivity, VolunteerActivityList } from '../../../shared/contract/volunteers.ts'
import { volunteerKinds, volunteerSkills } from '../../../shared/rules/toolbox/volunteer-activities.ts'
import type { CallContext } from '../../context.ts'
import { keptCounts } from '../../kept-counts.ts'
import { htmlOf } from '../content/shown-parts.ts'
import { likesOfActivity } from '../projects/like-project.ts'
import {
  type ActivityQuery,
  type ActivityRow,
  countActivities,
  findActivity,
  listActivities,
} from './activities.queries.ts'
import { presentActivity } from './activity.present.ts'
import { hasShifts } from './signups/shifts.queries.ts'

type ListInput = Pick<ActivityQuery, 'when' | 'kind' | 'skill'> & { page: number; pageSize: number }

/** One page of volunteer activities, with the number of each kind and skill. */
export async function listVolunteerActivities(
  ctx: CallContext,
  input: ListInput,
): Promise<VolunteerActivityList> {
  const { page, pageSize, ...choice } = input
  const query = { locale: ctx.locale, ...choice }
  const [rows, counts] = await Promise.all([
    listActivities(ctx.db, { ...query, limit: pageSize, offset: (page - 1) * pageSize }),
    keptCounts(ctx, 'activities', choice, () => countActivities(ctx.db, query)),
  ])
  const count = (facet: string, value: string) =>
    counts.find((row) => row.facet === facet && row.value === value)?.count ?? 0
  const total = count('total', '')
  return {
    items: rows.map(presentActivity),
    total,
    page,
    pageCount: Math.ceil(total / pageSize),
    counts: {
      kinds: volunteerKinds.map((kind) => ({ kind, count: count('kind', kind) })),
      skills: volunteerSkills.map((skill) => ({ skill, count: count('skill', skill) })),
    },
  }
}

/** @throws ApiError `notFound` */
export async function getVolunteerActivity(
  ctx: CallContext,
  { activityID }: { activityID: string },
): Promise<VolunteerActivity> {
  const row = await findActivity(ctx.db, Number(activityID), ctx.locale)
  if (!row) throw new ApiError('notFound')
  return showVolunteerActivity(ctx, row, {
    likes: await likesOfActivity(ctx.db, row.number),
    takesSignups: await hasShifts(ctx.db, row.number),
  })
}

/** An activity as its page shows it; a preview passes an unpublished one. */
export async function showVolunteerActivity(
  ctx: Pick<CallContext, 'db' | 'locale'>,
  row: ActivityRow,
  { likes, takesSignups } = { likes: 0, takesSignups: false },
): Promise<VolunteerActivity> {
  return {
    ...presentActivity(row),
    likes,
    html: await htmlOf(ctx, row.values.body),
    howToJoin: row.values.howToJoin,
    accessNotes: row.values.accessNotes ?? '',
    takesSignups,
    updatedAt: row.published_at.toISOString(),
  }
}
