import { z } from 'zod'
import { locales } from '../lib/locale.ts'
import {
  liftReasons,
  suspensionHindrances,
  suspensionReasons,
  suspensionTerms,
} from '../rules/sign-in/suspensions.ts'
import { teamKinds, teamRoles } from '../rules/staff/roles.ts'
import { call } from './call.ts'
import { isoInstant, ownedId, personal, requiredText, shownId } from './content/fields.ts'
import { namedRole } from './staff/role-fields.ts'

const words = requiredText(suspensionTerms.wordsLength)

const suspension = z.object({
  suspensionId: shownId,
  reason: z.enum(suspensionReasons),
  /** What happened, in the words that the person was sent. */
  words: z.string(),
  /** Of staff, by the name they have at work. */
  by: z.string(),
  at: isoInstant,
  lifted: z
    .object({ reason: z.enum(liftReasons), words: z.string(), by: z.string(), at: isoInstant })
    .nullable(),
})

const membership = z.object({
  name: z.string(),
  kind: z.enum(teamKinds),
  role: z.enum(teamRoles),
  /** Others in it whose accounts are active, and how many of these may manage it. */
  others: z.number().int(),
  managers: z.number().int(),
  /** The team acts for an organisation that has been verified: a colleague may ask to succeed. */
  hasOrganisation: z.boolean(),
})

const account = z.object({
  userID: shownId,
  name: personal('name').nullable(),
  phone: personal('phone').nullable(),
  email: personal('email').nullable(),
  /** In which the person is told. */
  language: z.enum(locales),
  since: isoInstant,
  status: z.enum(['active', 'suspended', 'deleted']),
  /** At work, where the person is active staff. */
  staff: z.object({ name: z.string(), roles: z.array(namedRole) }).nullable(),
  sessions: z.number().int(),
  teams: z.array(membership),
  /** The newest first. */
  suspensions: z.array(suspension),
  /** Why the reader can neither suspend nor lift as the account stands now; null where they can. */
  hindrance: z.enum(suspensionHindrances).nullable(),
  /** What the person would be told, by reason, in their language; dots stand for what happened. */
  notices: z.array(
    z.object({
      reason: z.enum([...suspensionReasons, ...liftReasons]),
      title: z.string(),
      body: z.string(),
    }),
  ),
})

export type StaffAccount = z.output<typeof account>
export type StaffAccountSuspension = z.output<typeof suspension>
export type StaffAccountTeam = z.output<typeof membership>

const whose = { userID: ownedId }

/** Accounts as administrators see them, to suspend one and to lift its suspension. */
export const suspensionsStaff = {
  /**
   * The account that signs in with a phone or a mail address, each in full; null where there is none. Errors:
   * `invalidInput` for what is neither, `tooMany`.
   */
  find: call({
    method: 'POST',
    path: 'staff/v1/accountFind',
    access: 'staff',
    privilege: 'manageStaff',
    secured: 'none',
    effect: 'write',
    isReplayable: false,
    input: z.object({ contact: requiredText(200) }),
    output: z.object({ userID: shownId.nullable() }),
  }),

  /**
   * An account with personal texts masked, how it stands and what would follow. It is noted in the audit, and its person
   * reads who looked. Errors: `notAvailable`, `tooMany`.
   */
  detail: call({
    method: 'POST',
    path: 'staff/v1/accountDetail',
    access: 'staff',
    privilege: 'manageStaff',
    secured: 'none',
    effect: 'write',
    input: z.object(whose),
    output: account,
  }),

  /**
   * Suspends an account at once: its sessions, event streams and open codes end, its owner is told why and how to
   * object. Errors: `stepUpNeeded`, `ownInterest` for one's own and for who is or was in a team with the reader,
   * `notAvailable`, `illegalTransition` where it is not active or too few administrators would be left.
   */
  suspend: call({
    method: 'POST',
    path: 'staff/v1/accountSuspend',
    access: 'staff',
    privilege: 'manageStaff',
    needsStepUp: true,
    secured: 'none',
    effect: 'write',
    input: z.object({ ...whose, reason: z.enum(suspensionReasons), words }),
    output: z.object({}),
  }),

  /**
   * Lifts the suspension; the person can sign in again and is told so. Errors: `stepUpNeeded`, `secondPersonNeeded` for
   * who suspended it, `ownInterest`, `notAvailable`, `illegalTransition` where it is not suspended.
   */
  lift: call({
    method: 'POST',
    path: 'staff/v1/accountLift',
    access: 'staff',
    privilege: 'manageStaff',
    needsStepUp: true,
    secured: 'none',
    effect: 'write',
    input: z.object({ ...whose, reason: z.enum(liftReasons), words }),
    output: z.object({}),
  }),
}
