import { z } from 'zod'
import { disputeStates } from '../../rules/volunteers/disputes.ts'
import {
  hoursActions,
  hoursSides,
  signupStates,
  signupTerms,
  volunteerAnswers,
} from '../../rules/volunteers/signups.ts'
import { skilledStates } from '../../rules/volunteers/skilled.ts'
import { call } from '../call.ts'
import {
  isoDate,
  isoInstant,
  nameText,
  ownedId,
  publicNumber,
  requiredName,
  shownId,
  text,
} from '../content/fields.ts'
import { typedNumber, wholeNumber } from '../content/numbers.ts'

const span = {
  /** What is done in the shift, where an activity has several kinds of work; else empty. */
  task: z.string(),
  startsAt: isoInstant,
  endsAt: isoInstant,
}

const shift = z.object({
  shiftId: shownId,
  ...span,
  places: z.number().int(),
  left: z.number().int(),
  /** Sign-ups on the waiting list. */
  waiting: z.number().int(),
  /** Whether whoever signs up is accepted at once; else the host answers. */
  isDirect: z.boolean(),
  hasBegun: z.boolean(),
})
export type VolunteerShift = z.output<typeof shift>

const said = z.object({
  /** Null where the side has said nothing; 0 for none. */
  minutes: z.number().int().nullable(),
  words: z.string(),
})

/** A dispute of hours, with what both sides say. */
export const hoursDispute = z.object({
  reference: z.string(),
  state: z.enum(disputeStates),
  raisedBy: z.enum(hoursSides),
  raisedAt: isoInstant,
  host: said,
  volunteer: said,
  /** What it has ended with; null before. */
  minutes: z.number().int().nullable(),
  /** Why staff settled it so; else empty. */
  words: z.string(),
})
export type HoursDispute = z.output<typeof hoursDispute>

/** The hours of each person, as stated last, and by which side; null before. */
export const signupHours = {
  minutes: z.number().int().nullable(),
  statedBy: z.enum(hoursSides).nullable(),
  dispute: hoursDispute.nullable(),
  /** Whether the reader's side can have staff settle them. */
  mayDispute: z.boolean(),
}

const mySignup = z.object({
  signupId: shownId,
  shiftId: shownId,
  activityID: publicNumber,
  title: z.string(),
  ...span,
  /** People, with whoever signed them up. */
  size: z.number().int(),
  state: z.enum(signupStates),
  version: z.number().int(),
  hasBegun: z.boolean(),
  /** The host's words; empty where there are none. */
  answer: z.string(),
  /** The day by which the host answers; null once it has. */
  dueOn: isoDate.nullable(),
  /** Until when an offered place is kept. */
  offeredUntil: isoInstant.nullable(),
  /** Whether one checks in now. */
  takesCheckIn: z.boolean(),
  ...signupHours,
  /** The skilled project that came of it. */
  projectId: shownId.nullable(),
  /** Where that stands. */
  projectState: z.enum(skilledStates).nullable(),
})
export type MySignup = z.output<typeof mySignup>

/** What either side says of the hours; hours of each person where it states or disputes them, and then why. */
export const hoursAnswer = {
  signupId: ownedId,
  version: wholeNumber(1),
  action: z.enum(hoursActions),
  hours: typedNumber(z.number().min(0).max(10_000)).optional(),
  words: text(600).default(''),
}

/** The secret part of a calendar's address. */
const feedToken = z.string().regex(/^[\w-]{32}$/)

export const volunteering = {
  /** The shifts of an activity that are not over, with the places left. Empty where nobody signs up here. */
  shiftList: call({
    method: 'GET',
    path: 'volunteers/shift/list',
    access: 'public',
    effect: 'read',
    input: z.object({ activityID: publicNumber }),
    output: z.object({ shifts: z.array(shift) }),
  }),
  /**
   * Signs up for a shift. Errors: `notAvailable`, `alreadySignedUp`, `openCallsFull`, `illegalTransition` once it
   * is closed.
   */
  signUp: call({
    path: 'volunteers/signup/add',
    access: 'signedIn',
    effect: 'write',
    input: z.object({
      shiftId: ownedId,
      size: wholeNumber(1, signupTerms.mostPeople).default(1),
      /** What the host calls them: a person's or a group's name. */
      name: requiredName(40),
      note: text(300).default(''),
      isOfAge: z.boolean().default(false),
    }),
    output: z.object({ signupId: shownId, activityID: publicNumber, state: z.enum(signupStates) }),
  }),
  /** The caller's sign-ups, the latest shift first. */
  mySignups: call({
    method: 'GET',
    path: 'volunteers/signup/mine',
    access: 'signedIn',
    effect: 'read',
    input: z.object({ activityID: publicNumber.optional() }),
    output: z.object({
      signups: z.array(mySignup),
      /** All confirmed minutes. */
      minutes: z.number().int(),
    }),
  }),
  /** Takes an offered place, or withdraws. Errors: `notAvailable`, `conflict`, `illegalTransition`. */
  signupAnswer: call({
    path: 'volunteers/signup/answer',
    access: 'signedIn',
    effect: 'write',
    input: z.object({
      signupId: ownedId,
      version: wholeNumber(1),
      action: z.enum(volunteerAnswers),
    }),
    output: z.object({ state: z.enum(signupStates) }),
  }),
  /**
   * Checks the caller in with the six digits that the host shows. Errors: `notAvailable`, `codeWrong`, `tooMany`,
   * `shiftFull`, `illegalTransition`.
   */
  checkIn: call({
    path: 'volunteers/signup/checkIn',
    access: 'signedIn',
    effect: 'write',
    input: z.object({
      shiftId: ownedId,
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/),
      /** Of somebody who comes unannounced. */
      name: nameText(40).default(''),
    }),
    output: z.object({ signupId: shownId, activityID: publicNumber }),
  }),
  /** States, confirms or disputes hours. Errors: `notAvailable`, `conflict`, `illegalTransition`. */
  hoursAnswer: call({
    path: 'volunteers/signup/hours',
    access: 'signedIn',
    effect: 'write',
    input: z.object(hoursAnswer),
    output: z.object({ state: z.enum(signupStates) }),
  }),
  /** The secret of the caller's calendar; null until they ask for one. */
  myFeed: call({
    method: 'GET',
    path: 'volunteers/feed/mine',
    access: 'signedIn',
    effect: 'read',
    output: z.object({ token: feedToken.nullable() }),
  }),
  /** A new secret, in place of the one that its page has shown. Error: `conflict`. */
  feedRenew: call({
    path: 'volunteers/feed/renew',
    access: 'signedIn',
    effect: 'write',
    isReplayable: false,
    input: z.object({ replaces: feedToken.or(z.literal('')) }),
    output: z.object({ token: feedToken }),
  }),
  /** What stands in a calendar. Error: `notFound`. */
  feed: call({
    method: 'GET',
    path: 'volunteers/feed',
    access: 'public',
    effect: 'read',
    input: z.object({ token: feedToken }),
    output: z.object({
      events: z.array(
        z.object({
          /** Of the sign-up, or of the skilled project whose talk it is. */
          signupId: shownId,
          activityID: publicNumber,
          title: z.string(),
          place: z.string(),
          ...span,
        }),
      ),
    }),
  }),
}
