import { z } from 'zod'
import { call } from '../call.ts'
import { isoInstant, shownId } from '../content/fields.ts'

/** The public half of a P-256 key as a JWK; other members are refused. */
const publicJwk = z.strictObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  y: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
})

export const security = {
  /**
   * A trace id for one secured call: bound to the session (when signed out, to the browser) and to `call`,
   * valid for five minutes, used up by the first call that names it.
   */
  getTraceId: call({
    beforeConsent: true,
    path: 'security/v1/getTraceId',
    access: 'public',
    effect: 'own',
    input: z.object({ publicKey: publicJwk, call: z.string().max(120) }),
    output: z.object({
      traceId: shownId,
      serverKey: publicJwk.extend({ kid: z.string() }),
      expiresAt: isoInstant,
    }),
  }),
}
