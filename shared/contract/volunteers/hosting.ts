import { z } from 'zod'
import { safeguardingTiers } from '../../rules/toolbox/volunteer-facets.ts'
import { hostAttendances, hostDecisions, signupStates, signupTerms } from '../../rules/volunteers/signups.ts'
import { skilledStates } from '../../rules/volunteers/skilled.ts'
import { call } from '../call.ts'
import {
  actingTeam,
  isoDate,
  isoInstant,
  nameText,
  ownedId,
  publicNumber,
  requiredName,
  shownId,
  text,
} from '../content/fields.ts'
import { wholeNumber } from '../content/numbers.ts'
import { proposals } from './proposals.ts'
import { hoursAnswer, signupHours } from './volunteering.ts'

/** `sentBack`: by staff, with a reason; `notSent`: taken back by the host, or no longer published. */
const standings = ['inReview', 'published', 'sentBack', 'notSent'] as const
export type Standing = (typeof standings)[number]

const hostedActivity = z.object({
  activityID: publicNumber,
  title: z.string(),
  standing: z.enum(standings),
  shifts: z.number().int(),
  /** Sign-ups that wait for the host. */
  asked: z.number().int(),
  nextAt: isoInstant.nullable(),
})
export type HostedActivity = z.output<typeof hostedActivity>

const signup = z.object({
  signupId: shownId,
  version: z.number().int(),
  state: z.enum(signupStates),
  size: z.number().int(),
  /** As they called themselves to this host, with what they wrote. */
  name: z.string(),
  note: z.string(),
  dueOn: isoDate.nullable(),
  offeredUntil: isoInstant.nullable(),
  signedUpAt: isoInstant,
  ...signupHours,
  /** The skilled project that came of it. */
  projectId: shownId.nullable(),
  /** Where that stands. */
  projectState: z.enum(skilledStates).nullable(),
  /** When they left before the end. */
  leftAt: isoInstant.nullable(),
})
export type HostedSignup = z.output<typeof signup>

/** Somebody who came unannounced, as the host wrote them down. */
const walkIn = z.object({ walkInId: shownId, name: z.string(), leftAt: isoInstant.nullable() })
export type WalkIn = z.output<typeof walkIn>

const shift = z.object({
  shiftId: shownId,
  task: z.string(),
  startsAt: isoInstant,
  endsAt: isoInstant,
  places: z.number().int(),
  taken: z.number().int(),
  isDirect: z.boolean(),
  /** What volunteers must show before they are accepted. */
  tier: z.enum(safeguardingTiers).nullable(),
  hasBegun: z.boolean(),
  isCancelled: z.boolean(),
  /** The six digits to check in with, good for a minute; null while nobody checks in. */
  code: z.string().nullable(),
  /** Whether attendance can be entered. */
  takesAttendance: z.boolean(),
  signups: z.array(signup),
  walkIns: z.array(walkIn),
})
export type HostedShift = z.output<typeof shift>

const places = wholeNumber(1, signupTerms.mostPlaces)
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time')

const leftAt = clock.or(z.literal('')).default('')

const dayList = z.object({
  TeamID: shownId,
  activityID: publicNumber,
  title: z.string(),
  shift: shift.omit({ signups: true, walkIns: true, code: true }),
  /** Everybody with a place, by when they signed up. */
  signups: z.array(signup),
  walkIns: z.array(walkIn),
})
export type DayList = z.output<typeof dayList>

const hosts = { access: 'team', effect: 'write' } as const

export const hosting = {
  ...proposals,
  /** The acting team's activities, the newest first. */
  hostedActivities: call({
    method: 'GET',
    path: 'volunteers/host/activities',
    access: 'team',
    effect: 'read',
    output: z.object({ TeamID: shownId, activities: z.array(hostedActivity) }),
  }),
  /** One of them, with its shifts and everybody who has signed up. Error: `notAvailable`. */
  hostedActivity: call({
    method: 'GET',
    path: 'volunteers/host/activity',
    access: 'team',
    effect: 'read',
    input: z.object({ activityID: publicNumber }),
    output: hostedActivity.omit({ shifts: true }).extend({
      TeamID: shownId,
      version: z.number().int(),
      /** Why it was sent back; else empty. */
      because: z.string(),
      shifts: z.array(shift),
    }),
  }),
  /** The list of a shift for the day itself. Error: `notAvailable`. */
  dayList: call({
    method: 'GET',
    path: 'volunteers/host/shift/list',
    access: 'team',
    effect: 'read',
    input: z.object({ shiftId: ownedId }),
    output: dayList,
  }),
  /**
   * Enters somebody who came unannounced, or takes out whoever was entered by mistake: a name alone, of whom no hours
   * are counted. Errors: `notAvailable`, `illegalTransition`, `tooMany`.
   */
  walkIn: call({
    ...hosts,
    path: 'volunteers/host/shift/walkIn',
    input: z.object({
      ...actingTeam,
      shiftId: ownedId,
      /** Needed to enter somebody. */
      name: requiredName(40).optional(),
      leftAt,
      /** Of whoever is taken out. */
      takesOut: ownedId.optional(),
    }),
    output: z.object({ walkInId: shownId }),
  }),
  /** Adds a shift. Days and times are China's. Errors: `notAvailable`, `tooMany`. */
  shiftAdd: call({
    ...hosts,
    path: 'volunteers/host/shift/add',
    input: z.object({
      ...actingTeam,
      activityID: publicNumber,
      task: nameText(40).default(''),
      startsOn: isoDate,
      startTime: clock,
      endsOn: isoDate.or(z.literal('')).default(''),
      endTime: clock,
      places,
      isDirect: z.boolean(),
    }),
    output: z.object({ shiftId: shownId }),
  }),
  /** Changes the number of places. Errors: `notAvailable`, `illegalTransition`. */
  shiftPlaces: call({
    ...hosts,
    path: 'volunteers/host/shift/places',
    input: z.object({ ...actingTeam, shiftId: ownedId, places }),
  }),
  /** Calls a shift off. Errors: `notAvailable`, `illegalTransition`. */
  shiftCallOff: call({
    ...hosts,
    path: 'volunteers/host/shift/callOff',
    input: z.object({ ...actingTeam, shiftId: ownedId }),
  }),
  /** Enters whether somebody came. Errors: `notAvailable`, `conflict`, `illegalTransition`. */
  attendance: call({
    ...hosts,
    path: 'volunteers/host/signup/attendance',
    input: z.object({
      ...actingTeam,
      signupId: ownedId,
      version: wholeNumber(1),
      action: z.enum(hostAttendances),
      /** In China; needed for `leave`. */
      leftAt,
    }),
    output: z.object({ state: z.enum(signupStates) }),
  }),
  /** States, confirms or disputes hours. Errors: `notAvailable`, `conflict`, `illegalTransition`. */
  hostHours: call({
    ...hosts,
    path: 'volunteers/host/signup/hours',
    input: z.object({ ...actingTeam, ...hoursAnswer }),
    output: z.object({ state: z.enum(signupStates) }),
  }),
  /** Answers a sign-up. Errors: `notAvailable`, `conflict`, `shiftFull`, `illegalTransition`. */
  signupDecide: call({
    ...hosts,
    path: 'volunteers/host/signup/decide',
    input: z.object({
      ...actingTeam,
      signupId: ownedId,
      version: wholeNumber(1),
      action: z.enum(hostDecisions),
      answer: text(300).default(''),
      /** Whether the volunteer has shown what the activity requires; needed to accept there. */
      isShown: z.boolean().default(false),
    }),
    output: z.object({ state: z.enum(signupStates) }),
  }),
}
