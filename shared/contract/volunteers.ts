import { z } from 'zod'
import {
  safeguardingTiers,
  volunteerKinds,
  volunteerModes,
  volunteerSkills,
  volunteerTimes,
} from '../rules/toolbox/volunteer-activities.ts'
import { call } from './call.ts'
import { isoDate, isoInstant, language, pageNumber, pageSize, publicNumber } from './content/fields.ts'

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
})
export type VolunteerActivityCard = z.output<typeof activityCard>

export const activity = activityCard.extend({
  likes: z.number().int(),
  /** Sanitised HTML. */
  html: z.string(),
  howToJoin: z.string(),
  /** Steps, lifts, interpreters and the like; empty where nothing is said. */
  accessNotes: z.string(),
  /** Whether people sign up for it in this portal. */
  takesSignups: z.boolean(),
  updatedAt: isoInstant,
})
export type VolunteerActivity = z.output<typeof activity>

const activityList = z.object({
  items: z.array(activityCard),
  total: z.number().int(),
  page: z.number().int(),
  pageCount: z.number().int(),
  /** The number for each kind and skill at that time, ignoring other choices. */
  counts: z.object({
    kinds: z.array(z.object({ kind, count: z.number().int() })),
    skills: z.array(z.object({ skill, count: z.number().int() })),
  }),
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
