import { z } from 'zod'
import { partnerToolStatuses } from '../rules/partners.ts'
import { call } from './call.ts'
import { actingTeam, isoInstant, ownedId, publicNumber, shownId, text } from './content/fields.ts'

const binding = z.object({
  partnerId: shownId,
  name: z.string(),
  /** The partner's address; its tokens are valid for this address alone. */
  audience: z.string(),
  isBound: z.boolean(),
  boundAt: isoInstant.nullable(),
  /** Since when it is given my confirmed hours; null while it is not. */
  hoursSince: isoInstant.nullable(),
})
export type PartnerBinding = z.output<typeof binding>

/** Where to go with a token, which is valid once, for two minutes. */
const launch = z.object({ token: z.string(), url: z.string(), expiresAt: isoInstant })

const partnerOfMine = { partnerId: ownedId.optional() }
const tool = { toolId: publicNumber }

/**
 * Going on to partners. Each gets a signed token with a random name of the person or team that no other
 * partner knows; the keys are at `/.well-known/jwks.json`. A call without a partner is about the only one.
 */
export const partners = {
  /** The volunteer platforms, and which of them may know me. */
  getBindingStatus: call({
    path: 'vol/organization/getBindingStatus',
    access: 'signedIn',
    effect: 'read',
    input: z.object(partnerOfMine),
    output: z.object({ isBound: z.boolean(), partners: z.array(binding) }),
  }),
  /** Lets a partner know me, or withdraws that, which ends its tokens. Errors: `notAvailable`. */
  addUserAuth: call({
    beforeConsent: { isGranted: [false] },
    path: 'vol/organization/addUserAuth',
    access: 'signedIn',
    effect: 'write',
    input: z.object({ ...partnerOfMine, isGranted: z.boolean().default(true) }),
    output: z.object({ isBound: z.boolean(), boundAt: isoInstant.nullable() }),
  }),
  /**
   * Lets a linked volunteer platform have my hours that both sides have confirmed, under my random name there, or
   * ends that. Unlinking ends it too. Errors: `notAvailable`.
   */
  giveHours: call({
    beforeConsent: { isGiven: [false] },
    path: 'partners/giveHours',
    access: 'signedIn',
    effect: 'write',
    input: z.object({ partnerId: ownedId, isGiven: z.boolean() }),
    output: z.object({ hoursSince: isoInstant.nullable() }),
  }),
  /** A token for a partner that may know me. Errors: `notAvailable`. */
  gentoken: call({
    path: 'vol/organization/gentoken',
    access: 'signedIn',
    effect: 'write',
    isReplayable: false,
    input: z.object(partnerOfMine),
    output: launch,
  }),
  /** My team's progress with a partner's tool. Errors: `notAvailable`. */
  getApplyTanLiveStatus: call({
    path: 'techWebAPI/toolbox/getApplyTanLiveStatus',
    access: 'team',
    effect: 'read',
    input: z.object({ teamId: ownedId, ...tool }),
    output: z.object({ status: z.enum(partnerToolStatuses), partnerName: z.string(), canOpen: z.boolean() }),
  }),
  /** Opens a granted tool at its partner as myself. Errors: `notAvailable`, also without a grant. */
  getTanLiveUrl: call({
    path: 'techWebAPI/toolbox/getTanLiveUrl',
    access: 'team',
    effect: 'write',
    isReplayable: false,
    input: z.object({ ...actingTeam, ...tool }),
    output: launch,
  }),
  /** Opens it as the team, for people who manage the team. Errors: `notAvailable`, also for members. */
  getTanLiveUrlByTeam: call({
    path: 'techWebAPI/toolbox/getTanLiveUrlByTeam',
    access: 'team',
    effect: 'write',
    isReplayable: false,
    input: z.object({ ...actingTeam, ...tool }),
    output: launch,
  }),
  /**
   * A partner's server redeems a token with its key: once, in time, and only its own. It sends the portal's
   * address as `Origin`. Errors: `payloadRefused`, the same for every reason.
   */
  redeem: call({
    path: 'partner/v1/redeem',
    access: 'public',
    effect: 'write',
    isReplayable: false,
    input: z.object({ token: text(4_000), key: text(200) }),
    output: z.object({ subject: z.string(), kind: z.enum(['person', 'team']), boundAt: isoInstant }),
  }),
}
