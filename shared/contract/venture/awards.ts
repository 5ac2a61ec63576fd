import { z } from 'zod'
import { reportStates } from '../../rules/venture/award-transitions.ts'
import { answersInput } from '../applications/application-parts.ts'
import { call } from '../call.ts'
import { actingTeam, isoInstant, ownedId, shownId, toldTexts } from '../content/fields.ts'
import { wholeNumber } from '../content/numbers.ts'
import { awardChanged, awardView } from './award-parts.ts'

const ofTeam = awardView.extend({
  TeamID: shownId,
  /** Whether the reader agrees for the team and sends its reports. */
  canSign: z.boolean(),
})

export const ventureAwards = {
  /** An award of the acting team. Errors: `notAvailable`. */
  details: call({
    path: 'venture/award/details',
    access: 'team',
    effect: 'read',
    input: z.object({ awardId: ownedId }),
    output: ofTeam,
  }),

  /** The award that an application of the acting team led to, if any. Errors: `notAvailable`. */
  find: call({
    path: 'venture/award/find',
    access: 'team',
    effect: 'read',
    input: z.object({ applicationId: ownedId }),
    output: z.object({ awardId: shownId.nullable() }),
  }),

  /**
   * Accepts what staff have written, for the team; `hash` is that of what was read. Errors: `conflict` where
   * something else is to be agreed on now, `illegalTransition`, `notAvailable`.
   */
  agree: call({
    path: 'venture/award/agree',
    access: 'team',
    effect: 'write',
    input: z.object({
      ...{ ...actingTeam, awardId: ownedId },
      ...{ number: wholeNumber(1), hash: z.string().length(64) },
    }),
    output: awardChanged,
  }),

  /** Keeps a report as typed, or sends it. Errors: `illegalTransition`, `notAvailable`; fields by question. */
  report: call({
    path: 'venture/award/report',
    access: 'team',
    effect: 'write',
    input: z.object({
      ...{ ...actingTeam, reportId: ownedId, answers: answersInput },
      ...{ ...toldTexts, isSent: z.boolean() },
    }),
    output: z.object({ state: z.enum(reportStates), version: z.number().int(), savedAt: isoInstant }),
  }),
}

export type TeamAward = z.output<typeof ofTeam>
