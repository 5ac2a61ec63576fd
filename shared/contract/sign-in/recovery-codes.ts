import { z } from 'zod'
import { call, type OutputOf } from '../call.ts'
import { isoInstant, requiredText } from '../content/fields.ts'

export type RecoveryOverview = OutputOf<(typeof recoveryCodes)['overview']>

/** Codes on paper, each good once in place of the second factor, and of the confirmation that it is me. */
export const recoveryCodes = {
  /** How many of my codes are left, and when they were made. */
  overview: call({
    method: 'POST',
    path: 'usercenter/recoverycodes',
    access: 'signedIn',
    secured: 'none',
    effect: 'read',
    input: z.object({}),
    output: z.object({ left: z.number().int(), madeAt: isoInstant.nullable() }),
  }),

  /**
   * Ten new codes, answered once; the old ones no longer work. `madeAt` names the set that they replace: a page that was
   * drawn before does not withdraw codes that nobody has seen yet. Errors: `stepUpNeeded`, `conflict`.
   */
  create: call({
    method: 'POST',
    path: 'usercenter/recoverycodescreate',
    access: 'signedIn',
    secured: 'none',
    effect: 'write',
    isReplayable: false,
    input: z.object({ madeAt: isoInstant.nullable() }),
    output: z.object({ codes: z.array(z.string()) }),
  }),

  /**
   * Confirms by a code that it is me; of staff it proves the second factor. It starts no session. Errors: `codeWrong`
   * also for a used one, `tooMany`.
   */
  use: call({
    beforeConsent: true,
    method: 'POST',
    path: 'usercenter/recoverycodeuse',
    access: 'signedIn',
    secured: 'none',
    effect: 'own',
    input: z.object({ code: requiredText(40) }),
    output: z.object({ left: z.number().int() }),
  }),
}
