import { z } from 'zod'
import {
  safeguardingTiers,
  volunteerKinds,
  volunteerModes,
  volunteerSkills,
} from '../../rules/toolbox/volunteer-facets.ts'
import { call } from '../call.ts'
import {
  actingTeam,
  isoDate,
  language,
  publicNumber,
  requiredName,
  requiredText,
  several,
  shownId,
  text,
} from '../content/fields.ts'
import { wholeNumber } from '../content/numbers.ts'

const optionalNumber = (most: number) => wholeNumber(1, most).nullable().default(null)

/** What a team writes about an activity, in the language of its page; the record's rules apply to it. */
export const proposedActivity = z.object({
  ...actingTeam,
  volunteerKind: z.enum(volunteerKinds),
  mode: z.enum(volunteerModes),
  title: requiredName(80),
  summary: requiredText(300),
  place: requiredName(120),
  region: publicNumber.or(z.literal('')).default(''),
  body: requiredText(4_000),
  howToJoin: requiredText(400),
  accessNotes: text(300).default(''),
  skills: several(z.enum(volunteerSkills)),
  startsOn: isoDate,
  endsOn: isoDate.or(z.literal('')).default(''),
  closesOn: isoDate.or(z.literal('')).default(''),
  people: optionalNumber(9_999),
  volunteerHours: optionalNumber(9_999),
  minimumAge: optionalNumber(80),
  safeguarding: z.enum(safeguardingTiers).or(z.literal('')).default(''),
})

const seenProposal = { activityID: publicNumber, version: wholeNumber(1) }

/** What a host does with the proposal of an activity; part of `hosting`. */
export const proposals = {
  /** Proposes an activity; staff review and publish it. */
  propose: call({
    access: 'team',
    effect: 'write',
    path: 'volunteers/host/propose',
    input: proposedActivity,
    output: z.object({ activityID: publicNumber }),
  }),
  /** What was proposed, as it stands in the form. Error: `notAvailable`. */
  proposal: call({
    method: 'GET',
    path: 'volunteers/host/proposal',
    access: 'team',
    effect: 'read',
    input: z.object({ activityID: publicNumber }),
    output: z.object({
      TeamID: shownId,
      activityID: publicNumber,
      version: z.number().int(),
      language,
      typed: z.object({
        volunteerKind: z.string(),
        mode: z.string(),
        title: z.string(),
        summary: z.string(),
        place: z.string(),
        region: z.string(),
        body: z.string(),
        howToJoin: z.string(),
        accessNotes: z.string(),
        startsOn: z.string(),
        endsOn: z.string(),
        closesOn: z.string(),
        people: z.string(),
        volunteerHours: z.string(),
        minimumAge: z.string(),
        safeguarding: z.string(),
        skills: z.array(z.string()),
      }),
    }),
  }),
  /**
   * Changes a proposal that is not with staff, and sends it again. Errors: `notAvailable`, `conflict`,
   * `illegalTransition` while staff review it and once it is published.
   */
  revise: call({
    access: 'team',
    effect: 'write',
    path: 'volunteers/host/proposal/revise',
    input: proposedActivity.extend(seenProposal),
    output: z.object({ activityID: publicNumber }),
  }),
  /** Takes a proposal back while staff have not decided. Errors: `notAvailable`, `conflict`, `illegalTransition`. */
  takeBack: call({
    access: 'team',
    effect: 'write',
    path: 'volunteers/host/proposal/takeBack',
    input: z.object({ ...actingTeam, ...seenProposal }),
  }),
}
