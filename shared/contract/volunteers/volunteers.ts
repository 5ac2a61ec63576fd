import { z } from 'zod'
import {
  safeguardingTiers,
  volunteerKinds,
  volunteerModes,
  volunteerSkills,
  volunteerTimes,
  volunteerWays,
} from '../../rules/toolbox/volunteer-facets.ts'
import { call } from '../call.ts'
import { isoDate, isoInstant, language, pageNumber, pageSize, publicNumber } from '../content/fields.ts'

const kind = z.enum(volunteerKinds)
const skill = z.enum(volunteerSkills)

/** Days and times are China's; a time is `HH:MM`, null where it is open. */
const when = z.object({
  startsOn: isoDate,
  startTime: z.string().nullable(),
  endsOn: isoDate,
  endTime: z.string().nullable(),
})

const activityCard = when.extend({
  activityID: publicNumber,
  language,
  kind,
  mode: z.enum(volunteerModes),
  title: z.string(),
  summary: z.string(),
  host: z.string(),
  place: z.string(),
  skills: z.array(skill),
  /** The last day to sign up; null for none. */
  closesOn: isoDate.nullable(),
  /** People wanted, and hours for each; null where not stated. */
  people: z.number().int().nullable(),
  hours: z.number().int().nullable(),
  /** Years; null for everybody. */
  minimumAge: z.number().int().nullable(),
  /** What the host must be shown; null for nothing. */
  safeguarding: z.enum(safeguardingTiers).nullable(),
  isPast: z.boolean(),
  likes: z.number().int(),
  /** Where it takes place by name, the smallest region first; empty where nothing is said. */
  regions: z.array(z.string()),
  /** The smallest region that has both it and the chosen place; empty for none, null where no place was chosen. */
  sharedRegion: z.string().nullable(),
})
export type VolunteerActivityCard = z.output<typeof activityCard>

export const activity = activityCard.extend({
  /** Sanitised HTML. */
  html: z.string(),
  howToJoin: z.string(),
  /** Steps, lifts, interpreters and the like; empty where nothing is said. */
  accessNotes: z.string(),
  /** Whether people sign up for it in this portal. */
  takesSignups: z.boolean(),
  updatedAt: isoInstant,
  /** Others still to begin that want the same skills, serve the same fields or are in the same region. */
  similar: z.array(activityCard),
})
export type VolunteerActivity = z.output<typeof activity>

const activityList = z.object({
  items: z.array(activityCard),
  /** At most 1,000. */
  total: z.number().int(),
  /** Whether there are more than are counted and paged through. */
  isMore: z.boolean(),
  page: z.number().int(),
  pageCount: z.number().int(),
  /** The number for each kind and skill at that time, ignoring other choices; at most 1,001. */
  counts: z.object({
    kinds: z.array(z.object({ kind, count: z.number().int() })),
    skills: z.array(z.object({ skill, count: z.number().int() })),
  }),
  /** Every region, each larger one before those within it, with how many it lies within. */
  regions: z.array(z.object({ regionID: publicNumber, name: z.string(), depth: z.number().int() })),
  /**
   * How far one may look from the chosen place: itself, the regions that it lies within, and everywhere (`all`),
   * with what each has under the other choices, at most 1,001. Empty where no place was chosen.
   */
  circles: z.array(
    z.object({ within: publicNumber.or(z.literal('all')), name: z.string(), count: z.number().int() }),
  ),
})
export type VolunteerActivityList = z.output<typeof activityList>

export const volunteers = {
  /** Activities and calls for skilled volunteers: upcoming ones by day, past ones the newest first. */
  activityList: call({
    path: 'vol/organization/activityList',
    access: 'public',
    effect: 'read',
    input: z.object({
      when: z.enum(volunteerTimes).default('upcoming'),
      kind: kind.optional(),
      skill: skill.optional(),
      mode: z.enum(volunteerWays).optional(),
      /** A region, and one that it lies within, or everywhere; without the second, the first itself. */
      place: publicNumber.optional(),
      within: publicNumber.or(z.literal('all')).optional(),
      page: pageNumber,
      pageSize,
    }),
    output: activityList,
  }),
  /** One of them. Errors: `notFound`. */
  activityDetail: call({
    method: 'GET',
    path: 'volunteers/activity/detail',
    access: 'public',
    effect: 'read',
    input: z.object({ activityID: publicNumber }),
    output: activity,
  }),
}
