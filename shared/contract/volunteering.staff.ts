import { z } from 'zod'
import { certificateStates } from '../rules/volunteers/certificates.ts'
import { staffCall } from './call.ts'
import { certificateNumber } from './certificates.ts'
import { isoDate, publicNumber, requiredText } from './content/fields.ts'

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
  /** Takes a certificate back; its holder and its host are told why. Errors: `notAvailable`, `illegalTransition`. */
  revoke: staffCall({
    path: 'volunteers/staff/certificate/revoke',
    privilege: 'handleFeedback',
    effect: 'write',
    needsStepUp: true,
    input: z.object({ number: certificateNumber, reason: requiredText(300) }),
  }),
}
