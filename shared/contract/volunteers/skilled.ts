import { z } from 'zod'
import { hoursSides, signupStates } from '../../rules/volunteers/signups.ts'
import { skilledActions, skilledProposals, skilledStates } from '../../rules/volunteers/skilled.ts'
import { call } from '../call.ts'
import { actingTeam, isoDate, isoInstant, ownedId, publicNumber, shownId, text } from '../content/fields.ts'
import { typedNumber, wholeNumber } from '../content/numbers.ts'
import { signupHours } from './volunteering.ts'

const scope = z.object({
  /** What the volunteer delivers, and what not. */
  deliver: z.string(),
  leaveOut: z.string(),
  byWhen: isoDate,
})
const talk = z.object({
  at: isoInstant,
  /** By phone, in a room, at an address. */
  how: z.string(),
})
/** A total for the whole project, of each person. */
const hours = z.object({ minutes: z.number().int(), endsOn: isoDate })

/** Work as one side has stated it; the calls of sign-ups confirm it. */
const work = z.object({
  signupId: shownId,
  version: z.number().int(),
  state: z.enum(signupStates),
  ...signupHours,
  startsAt: isoInstant,
  endsAt: isoInstant,
})

/** A project in a list. */
export const listedProject = z.object({
  projectId: shownId,
  activityID: publicNumber,
  title: z.string(),
  /** The host's name. */
  host: z.string(),
  state: z.enum(skilledStates),
  agreed: hours.nullable(),
  /** Confirmed by both sides, and stated by one. */
  confirmedMinutes: z.number().int(),
  statedMinutes: z.number().int(),
  /** The day on which it ends by itself if nobody goes on with it; null where it does not. */
  closesOn: isoDate.nullable(),
})
export type ListedProject = z.output<typeof listedProject>

/** A project as one side reads it. */
export const skilledProject = listedProject.extend({
  version: z.number().int(),
  side: z.enum([...hoursSides, 'staff']),
  /** What the volunteer called themselves to the host; empty for their own eyes and once they are gone. */
  name: z.string(),
  scope: scope.nullable(),
  talk: talk.nullable(),
  /** What one side has proposed; one of the three. */
  proposal: z
    .object({
      kind: z.enum(skilledProposals),
      by: z.enum(hoursSides),
      scope: scope.nullable(),
      talk: talk.nullable(),
      hours: hours.nullable(),
    })
    .nullable(),
  /** What the host says was achieved, the volunteer's word, and why it ended early; empty where nothing is said. */
  achieved: z.string(),
  comment: z.string(),
  reason: z.string(),
  closedBy: z.enum([...hoursSides, 'portal']).nullable(),
  work: z.array(work),
  /** Whether hours can be stated now. */
  takesHours: z.boolean(),
  may: z.array(z.enum(skilledActions)),
})
export type SkilledProject = z.output<typeof skilledProject>

const day = isoDate.or(z.literal('')).default('')
const clock = z
  .string()
  .regex(/^(?:([01]\d|2[0-3]):[0-5]\d)?$/, 'time')
  .default('')
const amount = typedNumber(z.number().min(0).max(10_000)).optional()
const projectId = ownedId

/** A step with what it says: each needs a few of the fields. Days and times are China's. */
const step = {
  projectId,
  version: wholeNumber(1),
  action: z.enum(skilledActions),
  deliver: text(2_000).default(''),
  leaveOut: text(1_000).default(''),
  byWhen: day,
  talkOn: day,
  talkTime: clock,
  how: text(200).default(''),
  /** The total, with what is done already. */
  hours: amount,
  endsOn: day,
  /** What was achieved, a word on it, or a reason. */
  text: text(1_000).default(''),
}
const stated = { projectId, from: isoDate, until: day, hours: amount }
const moved = z.object({ state: z.enum(skilledStates), version: z.number().int() })
const done = z.object({ signupId: shownId })

const reads = { method: 'GET', effect: 'read' } as const
const own = { access: 'signedIn' } as const
const ofHost = { access: 'team' } as const

/** Skilled projects, with a call of the same kind for each side. */
export const skilled = {
  /** The caller's project as a volunteer. Error: `notAvailable`. */
  mine: call({
    ...reads,
    ...own,
    path: 'volunteers/skilled/mine',
    input: z.object({ projectId }),
    output: skilledProject,
  }),
  /** Takes a step. Errors: `notAvailable`, `conflict`, `illegalTransition`. */
  step: call({
    ...own,
    effect: 'write',
    path: 'volunteers/skilled/step',
    input: z.object(step),
    output: moved,
  }),
  /** States hours of a day, or from a day until another. Errors: `notAvailable`, `illegalTransition`. */
  hours: call({
    ...own,
    effect: 'write',
    path: 'volunteers/skilled/hours',
    input: z.object(stated),
    output: done,
  }),
  /** A project of the acting team. Error: `notAvailable`. */
  hosted: call({
    ...reads,
    ...ofHost,
    path: 'volunteers/host/skilled',
    input: z.object({ projectId }),
    output: skilledProject.extend({ TeamID: shownId }),
  }),
  /** As `step`. */
  hostStep: call({
    ...ofHost,
    effect: 'write',
    path: 'volunteers/host/skilled/step',
    input: z.object({ ...actingTeam, ...step }),
    output: moved,
  }),
  /** As `hours`. */
  hostHours: call({
    ...ofHost,
    effect: 'write',
    path: 'volunteers/host/skilled/hours',
    input: z.object({ ...actingTeam, ...stated }),
    output: done,
  }),
}
