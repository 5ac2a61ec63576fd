import { z } from 'zod'
import { call, type OutputOf } from '../call.ts'
import { isoInstant, requiredText } from '../content/fields.ts'

export type RecoveryOverview = OutputOf<(typeof recoveryCodes)['overview']>

/** Codes on paper, each valid once in place of the second factor or another proof of identity. */
export const recoveryCodes = {
  /** My number of unused codes, and when they were made. */
  overview: call({
    path: 'usercenter/recoverycodes',
    access: 'signedIn',
    effect: 'read',
    output: z.object({ left: z.number().int(), madeAt: isoInstant.nullable() }),
  }),

  /**
   * Ten new codes, returned once; the old ones no longer work. `madeAt` names the set that they replace, so
   * that an outdated page does not revoke codes that nobody has seen yet. Errors: `stepUpNeeded`, `conflict`.
   */
  create: call({
    path: 'usercenter/recoverycodescreate',
    access: 'signedIn',
    effect: 'write',
    isReplayable: false,
    input: z.object({ madeAt: isoInstant.nullable() }),
    output: z.object({ codes: z.array(z.string()) }),
  }),

  /**
   * Proves my identity by a code; for staff, also the second factor. It starts no session. Errors:
   * `codeWrong` also for a used one, `tooMany`.
   */
  use: call({
    beforeConsent: true,
    path: 'usercenter/recoverycodeuse',
    access: 'signedIn',
    effect: 'own',
    input: z.object({ code: requiredText(40) }),
    output: z.object({ left: z.number().int() }),
  }),
}
