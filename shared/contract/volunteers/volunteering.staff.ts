import { z } from 'zod'
import { certificateStates } from '../../rules/volunteers/certificates.ts'
import { disputeStates } from '../../rules/volunteers/disputes.ts'
import { type OutputOf, staffCall } from '../call.ts'
import {
  isoDate,
  isoInstant,
  ownedId,
  pageNumber,
  pageSize,
  publicNumber,
  requiredText,
  shownId,
} from '../content/fields.ts'
import { typedNumber, wholeNumber } from '../content/numbers.ts'
import { listedProject, skilledProject } from '../volunteers/skilled.ts'
import { certificateNumber } from './certificates.ts'
import { hoursDispute } from './volunteering.ts'

export const volunteeringStaff = {
  /** A certificate by its number, without its holder. Error: `notAvailable`. */
  certificate: staffCall({
    method: 'GET',
    path: 'volunteers/staff/certificate',
    privilege: 'handleFeedback',
    effect: 'read',
    input: z.object({ number: certificateNumber }),
    output: z.object({
      number: certificateNumber,
      state: z.enum(certificateStates),
      host: z.string(),
      activityID: publicNumber,
      issuedOn: isoDate,
      endedOn: isoDate.nullable(),
    }),
  }),
  /** Skilled projects, the newest first. */
  projects: staffCall({
    method: 'GET',
    path: 'volunteers/staff/skilled',
    privilege: 'handleFeedback',
    effect: 'read',
    input: z.object({ page: pageNumber, pageSize }),
    output: z.object({ items: z.array(listedProject), total: z.number().int(), pageSize: z.number().int() }),
  }),
  /** One of them, without its volunteer's name; audited. Error: `notAvailable`. */
  project: staffCall({
    method: 'GET',
    path: 'volunteers/staff/skilled/detail',
    privilege: 'handleFeedback',
    effect: 'read',
    input: z.object({ projectId: ownedId }),
    output: skilledProject,
  }),
  /** Takes a certificate back; its holder and its host are told why. Errors: `notAvailable`, `illegalTransition`. */
  revoke: staffCall({
    path: 'volunteers/staff/certificate/revoke',
    privilege: 'handleFeedback',
    effect: 'write',
    needsStepUp: true,
    input: z.object({ number: certificateNumber, reason: requiredText(300) }),
  }),
  /** A dispute of hours, without the volunteer's name. Every view is audited. Error: `notAvailable`. */
  disputeDetail: staffCall({
    path: 'volunteers/staff/dispute',
    privilege: 'reviewApplications',
    effect: 'write',
    input: z.object({ disputeId: ownedId }),
    output: hoursDispute.extend({
      version: z.number().int(),
      activityID: publicNumber,
      title: z.string(),
      hostName: z.string(),
      task: z.string(),
      startsAt: isoInstant,
      endsAt: isoInstant,
      /** People, each of whom the hours are of. */
      size: z.number().int(),
      mayDecide: z.boolean(),
    }),
  }),
  /**
   * Settles a dispute with hours of each person, 0 where the volunteer was not there, and a reason that both sides
   * read. Errors: `notAvailable`, `ownInterest`, `conflict`, `illegalTransition`.
   */
  settle: staffCall({
    path: 'volunteers/staff/dispute/settle',
    privilege: 'decideApplications',
    effect: 'write',
    needsStepUp: true,
    input: z.object({
      disputeId: ownedId,
      version: wholeNumber(1),
      hours: typedNumber(z.number().min(0).max(10_000)).optional(),
      text: requiredText(600),
    }),
    output: z.object({ disputeId: shownId, state: z.enum(disputeStates), version: z.number().int() }),
  }),
}

export type ReviewedDispute = OutputOf<(typeof volunteeringStaff)['disputeDetail']>
