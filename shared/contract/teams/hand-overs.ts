import { z } from 'zod'
import { handOverActions, superAdminWays } from '../../rules/applications/hand-over.ts'
import { call } from '../call.ts'
import { isoInstant, ownedId, personal, shownId } from '../content/fields.ts'

/** A team member as others may see them: always masked, because no call about a hand-over is secured. */
const person = z.object({
  name: personal('name').nullable(),
  phone: personal('phone').nullable(),
})
export type HandOverPerson = z.output<typeof person>

/** How a team's super admin is changed, and the organisation that it acts for. */
export const superAdminWay = z.object({
  /** `change`: staff decide, by a letter of the verified organisation; no hand-over is possible then. */
  by: z.enum(superAdminWays),
  organisationId: shownId.nullable(),
})
export type SuperAdminSettling = z.output<typeof superAdminWay>

const handOver = superAdminWay.extend({
  TeamID: shownId,
  teamName: z.string(),
  /** `giver`: I am the super admin. `taker`: an offer waits for my answer. Null for other members. */
  mySide: z.enum(['giver', 'taker']).nullable(),
  /** The members whom the super admin may name while no offer waits. */
  members: z.array(person.extend({ userID: shownId })),
  /** Visible to its two sides alone. */
  waiting: z
    .object({
      handOverID: shownId,
      /** The other side. */
      person,
      offeredAt: isoInstant,
      /** When it lapses. */
      until: isoInstant,
    })
    .nullable(),
})
export type HandOver = z.output<typeof handOver>

/**
 * The super admin of a team without a verified registered organisation makes an agreeing member its super
 * admin. `TeamID` need not be the acting team.
 */
export const handOvers = {
  /** How the super admin of one of my teams is changed, and the waiting offer. Errors: `notAvailable`. */
  describe: call({
    path: 'usercenter/v1/handOver',
    access: 'signedIn',
    effect: 'read',
    input: z.object({ TeamID: ownedId }),
    output: handOver,
  }),

  /**
   * Names the member who is to follow me; both are notified. For a super admin with a recent proof of
   * identity. Errors: `stepUpNeeded`, `alreadyOpen` while one waits, `illegalTransition` where staff decide,
   * `tooMany`, `notAvailable`.
   */
  offer: call({
    beforeConsent: true,
    path: 'usercenter/v1/handOver/offer',
    access: 'signedIn',
    effect: 'write',
    input: z.object({ TeamID: ownedId, userID: ownedId }),
    output: z.object({ handOverID: shownId }),
  }),

  /**
   * Accepts or declines as the named member, withdraws as the offering one. Accepting ends the sessions of
   * both, including this one. Errors: `illegalTransition` where staff decide by now, `notAvailable` for
   * everybody else and for a closed offer.
   */
  answer: call({
    beforeConsent: true,
    path: 'usercenter/v1/handOver/answer',
    access: 'signedIn',
    effect: 'write',
    input: z.object({ handOverID: ownedId, action: z.enum(handOverActions) }),
  }),
}
