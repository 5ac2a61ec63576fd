import { z } from 'zod'
import { handOverActions, superAdminWays } from '../../rules/applications/hand-over.ts'
import { call } from '../call.ts'
import { isoInstant, ownedId, personal, shownId } from '../content/fields.ts'

/** A member of the team as others may know them: masked always, since no call about a hand-over is secured. */
const person = z.object({
  name: personal('name').nullable(),
  phone: personal('phone').nullable(),
})
export type HandOverPerson = z.output<typeof person>

/** Who settles another super admin of a team, and the organisation that it acts for. */
export const superAdminWay = z.object({
  /** `change`: staff decide, by a letter of the verified organisation; nobody hands over by themselves then. */
  by: z.enum(superAdminWays),
  organisationId: shownId.nullable(),
})
export type SuperAdminSettling = z.output<typeof superAdminWay>

const handOver = superAdminWay.extend({
  TeamID: shownId,
  teamName: z.string(),
  /** `giver`: I am the super admin. `taker`: one waits for my answer. Null for other members. */
  mySide: z.enum(['giver', 'taker']).nullable(),
  /** Whom the super admin may name while none waits. */
  members: z.array(person.extend({ userID: shownId })),
  /** For its two sides alone. */
  waiting: z
    .object({
      handOverID: shownId,
      /** Who is on the other side. */
      person,
      offeredAt: isoInstant,
      /** It lapses then. */
      until: isoInstant,
    })
    .nullable(),
})
export type HandOver = z.output<typeof handOver>

/**
 * The super admin of a team without a verified registered organisation makes a member its super admin, who agrees.
 * `TeamID` need not be the acting team.
 */
export const handOvers = {
  /** How the super admin of one of my teams is changed, and what waits of it. Errors: `notAvailable`. */
  describe: call({
    method: 'POST',
    path: 'usercenter/v1/handOver',
    access: 'signedIn',
    secured: 'none',
    effect: 'read',
    input: z.object({ TeamID: ownedId }),
    output: handOver,
  }),

  /**
   * Names the member who is to follow me; both are told. For the super admin who has lately shown whose account it is.
   * Errors: `stepUpNeeded`, `alreadyOpen` while one waits, `illegalTransition` where staff decide, `tooMany`,
   * `notAvailable`.
   */
  offer: call({
    beforeConsent: true,
    method: 'POST',
    path: 'usercenter/v1/handOver/offer',
    access: 'signedIn',
    secured: 'none',
    effect: 'write',
    input: z.object({ TeamID: ownedId, userID: ownedId }),
    output: z.object({ handOverID: shownId }),
  }),

  /**
   * Accepts or declines as who was named, takes back as who has offered. Accepting ends the sessions of both, this one
   * too. Errors: `illegalTransition` where staff decide by now, `notAvailable` for everybody else and what waits no more.
   */
  answer: call({
    beforeConsent: true,
    method: 'POST',
    path: 'usercenter/v1/handOver/answer',
    access: 'signedIn',
    secured: 'none',
    effect: 'write',
    input: z.object({ handOverID: ownedId, action: z.enum(handOverActions) }),
    output: z.object({}),
  }),
}
