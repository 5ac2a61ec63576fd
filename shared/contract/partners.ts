import { z } from 'zod'
import { partnerToolStatuses } from '../rules/partners.ts'
import { call } from './call.ts'
import { actingTeam, isoInstant, ownedId, publicNumber, shownId, text } from './content/fields.ts'

const binding = z.object({
  partnerId: shownId,
  name: z.string(),
  /** Where its people are; its tokens are for this address alone. */
  audience: z.string(),
  isBound: z.boolean(),
  boundAt: isoInstant.nullable(),
})
export type PartnerBinding = z.output<typeof binding>

/** Where to go with a token, which works once and for two minutes. */
const launch = z.object({ token: z.string(), url: z.string(), expiresAt: isoInstant })

const partnerOfMine = { partnerId: ownedId.optional() }
const tool = { toolId: publicNumber }

/**
 * Going on to partners. Each is told a random name of the person or team that it alone knows, in a signed token; the
 * keys stand at `/.well-known/jwks.json`. Where a call names no partner it is about the only one there is.
 */
export const partners = {
  /** The platforms of volunteers, and which of them I have let know me. */
  getBindingStatus: call({
    method: 'POST',
    path: 'vol/organization/getBindingStatus',
    access: 'signedIn',
    secured: 'none',
    effect: 'read',
    input: z.object(partnerOfMine),
    output: z.object({ isBound: z.boolean(), partners: z.array(binding) }),
  }),
  /** Lets a partner know me, or takes that back: its tokens end with it. Errors: `notAvailable`. */
  addUserAuth: call({
    beforeConsent: { isGranted: [false] },
    method: 'POST',
    path: 'vol/organization/addUserAuth',
    access: 'signedIn',
    secured: 'none',
    effect: 'write',
    input: z.object({ ...partnerOfMine, isGranted: z.boolean().default(true) }),
    output: z.object({ isBound: z.boolean(), boundAt: isoInstant.nullable() }),
  }),
  /** A token for a partner that I have let know me. Errors: `notAvailable`. */
  gentoken: call({
    method: 'POST',
    path: 'vol/organization/gentoken',
    access: 'signedIn',
    secured: 'none',
    effect: 'write',
    isReplayable: false,
    input: z.object(partnerOfMine),
    output: launch,
  }),
  /** How far my team is with a tool of a partner. Errors: `notAvailable`. */
  getApplyTanLiveStatus: call({
    method: 'POST',
    path: 'techWebAPI/toolbox/getApplyTanLiveStatus',
    access: 'team',
    secured: 'none',
    effect: 'read',
    input: z.object({ teamId: ownedId, ...tool }),
    output: z.object({ status: z.enum(partnerToolStatuses), partnerName: z.string(), canOpen: z.boolean() }),
  }),
  /** Opens a granted tool at its partner as myself. Errors: `notAvailable`, also without a grant. */
  getTanLiveUrl: call({
    method: 'POST',
    path: 'techWebAPI/toolbox/getTanLiveUrl',
    access: 'team',
    secured: 'none',
    effect: 'write',
    isReplayable: false,
    input: z.object({ ...actingTeam, ...tool }),
    output: launch,
  }),
  /** Opens it as the team, for who manages the team. Errors: `notAvailable`, also for members. */
  getTanLiveUrlByTeam: call({
    method: 'POST',
    path: 'techWebAPI/toolbox/getTanLiveUrlByTeam',
    access: 'team',
    secured: 'none',
    effect: 'write',
    isReplayable: false,
    input: z.object({ ...actingTeam, ...tool }),
    output: launch,
  }),
  /**
   * A partner's server takes a token, with the key that it was given: once, in time, and its own alone. It sends the
   * portal's address as `Origin`. Errors: `payloadRefused`, the same for every reason.
   */
  redeem: call({
    method: 'POST',
    path: 'partner/v1/redeem',
    access: 'public',
    secured: 'none',
    effect: 'write',
    isReplayable: false,
    input: z.object({ token: text(4_000), key: text(200) }),
    output: z.object({ subject: z.string(), kind: z.enum(['person', 'team']), boundAt: isoInstant }),
  }),
}
