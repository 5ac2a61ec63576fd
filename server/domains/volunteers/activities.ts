import { ApiError } from '../../../shared/contract/errors.ts'
import type {
  VolunteerActivity,
  VolunteerActivityList,
} from '../../../shared/contract/volunteers/volunteers.ts'
import {
  mostCounted,
  volunteerKinds,
  volunteerSkills,
} from '../../../shared/rules/toolbox/volunteer-facets.ts'
import type { CallContext } from '../../context.ts'
import { keptCounts } from '../../kept-counts.ts'
import { htmlOf } from '../content/shown-parts.ts'
import { likesOfActivities } from '../projects/like-project.ts'
import {
  type ActivityChoice,
  type ActivityRow,
  countActivities,
  findActivity,
  listActivities,
  listSimilar,
} from './activities.queries.ts'
import { type Beside, presentActivity } from './activity.present.ts'
import { type Regions, readRegions } from './regions.ts'
import { hasShifts } from './signups/shifts.queries.ts'

const similarAtMost = 3

type ListInput = Omit<ActivityChoice, 'regions'> & {
  place?: string | undefined
  within?: string | undefined
  page: number
  pageSize: number
}

/** One page of volunteer activities, with the number of each kind and skill, and of what is farther away. */
export async function listVolunteerActivities(
  ctx: CallContext,
  { page, pageSize, place, within, ...choice }: ListInput,
): Promise<VolunteerActivityList> {
  const regions = await readRegions(ctx)
  const circles = circlesAround(regions, Number(place))
  const chosen = Math.max(
    0,
    circles.findIndex((one) => one.within === within),
  )
  const circle = circles[chosen]
  const query = { ...choice, regions: circle?.regions }
  const { when } = choice
  const [rows, ofCircles, ofWhat] = await Promise.all([
    listActivities(ctx.db, {
      ...{ ...query, locale: ctx.locale },
      ...{ limit: pageSize, offset: Math.min((page - 1) * pageSize, mostCounted) },
    }),
    keptCounts(ctx, 'activities', { ...choice, place }, () =>
      countActivities(ctx.db, circle ? circles.map((one) => ({ ...choice, regions: one.regions })) : [query]),
    ),
    // Beside the narrowing of place, way and skill: the same for every list of these days.
    keptCounts(ctx, 'kinds of activities', { when }, () =>
      countActivities(ctx.db, [
        ...volunteerKinds.map((kind) => ({ when, kind })),
        ...volunteerSkills.map((skill) => ({ when, skill })),
      ]),
    ),
  ])
  const ofSkills = ofWhat.slice(volunteerKinds.length)
  const beside = await besides(ctx, rows, regions)
  const total = ofCircles[chosen] ?? 0
  const shown = Math.min(total, mostCounted)
  const pageCount = Math.ceil(shown / pageSize)
  return {
    items:
      page > pageCount
        ? []
        : rows.map((row) => presentActivity(row, { ...beside, place: circle && Number(place) })),
    total: shown,
    isMore: total > mostCounted,
    page,
    pageCount,
    counts: {
      kinds: volunteerKinds.map((kind, index) => ({ kind, count: ofWhat[index] ?? 0 })),
      skills: volunteerSkills.map((skill, index) => ({ skill, count: ofSkills[index] ?? 0 })),
    },
    regions: regions.all.map(({ number, name, depth }) => ({ regionID: String(number), name, depth })),
    circles: circles.map((one, index) => ({
      within: one.within,
      name: one.name,
      count: ofCircles[index] ?? 0,
    })),
  }
}

/** A region, those that it lies within, and everywhere; none for a region that there is not. */
function circlesAround({ upFrom, downFrom }: Regions, place: number) {
  const up = upFrom(place).map(({ number, name }) => ({
    within: String(number),
    name,
    regions: downFrom(number),
  }))
  return up.length > 0 ? [...up, { within: 'all' as const, name: '', regions: undefined }] : []
}

async function besides(ctx: Ctx, rows: ActivityRow[], regions?: Regions): Promise<Beside> {
  const numbers = rows.map(({ number }) => number)
  return {
    likes: await likesOfActivities(ctx.db, numbers),
    regions: regions ?? (await readRegions(ctx)),
  }
}

type Ctx = Pick<CallContext, 'db' | 'locale'>

/** @throws ApiError `notFound` */
export async function getVolunteerActivity(
  ctx: CallContext,
  { activityID }: { activityID: string },
): Promise<VolunteerActivity> {
  const row = await findActivity(ctx.db, Number(activityID), ctx.locale)
  if (!row) throw new ApiError('notFound')
  return showVolunteerActivity(ctx, row, {
    takesSignups: await hasShifts(ctx.db, row.number),
    similar: await listSimilar(ctx.db, { number: row.number, locale: ctx.locale, limit: similarAtMost }),
  })
}

type Shown = { takesSignups?: boolean; similar?: ActivityRow[]; beside?: Beside }

/** An activity as its page shows it; a preview passes an unpublished one. */
export async function showVolunteerActivity(
  ctx: Ctx,
  row: ActivityRow,
  { takesSignups = false, similar = [], beside }: Shown = {},
): Promise<VolunteerActivity> {
  const known = beside ?? (await besides(ctx, [row, ...similar]))
  return {
    ...presentActivity(row, known),
    similar: similar.map((one) => presentActivity(one, known)),
    html: await htmlOf(ctx, row.values.body),
    howToJoin: row.values.howToJoin,
    accessNotes: row.values.accessNotes ?? '',
    takesSignups,
    updatedAt: row.published_at.toISOString(),
  }
}
