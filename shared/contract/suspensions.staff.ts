import { z } from 'zod'
import { locales } from '../lib/locale.ts'
import {
  liftReasons,
  suspensionHindrances,
  suspensionReasons,
  suspensionTerms,
} from '../rules/sign-in/suspensions.ts'
import { teamKinds, teamRoles } from '../rules/staff/roles.ts'
import { staffCall } from './call.ts'
import { isoInstant, ownedId, personal, requiredText, shownId } from './content/fields.ts'
import { namedRole } from './staff/role-fields.ts'

const words = requiredText(suspensionTerms.wordsLength)

const suspension = z.object({
  suspensionId: shownId,
  reason: z.enum(suspensionReasons),
  /** The stated incident, in the words that the person was sent. */
  words: z.string(),
  /** A staff member's work name. */
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
  /** Other members with active accounts, and how many of these may manage the team. */
  others: z.number().int(),
  managers: z.number().int(),
  /** Whether the team acts for a verified organisation: a colleague may ask to become super admin. */
  hasOrganisation: z.boolean(),
})

const account = z.object({
  userID: shownId,
  name: personal('name').nullable(),
  phone: personal('phone').nullable(),
  email: personal('email').nullable(),
  /** The language of the person's notice. */
  language: z.enum(locales),
  since: isoInstant,
  status: z.enum(['active', 'suspended', 'deleted']),
  /** Work name and roles, where the person is active staff. */
  staff: z.object({ name: z.string(), roles: z.array(namedRole) }).nullable(),
  sessions: z.number().int(),
  teams: z.array(membership),
  /** The newest first. */
  suspensions: z.array(suspension),
  /** Why the reader can neither suspend nor lift at present; null where they can. */
  hindrance: z.enum(suspensionHindrances).nullable(),
  /** The notice by reason, in the person's language; dots stand for the incident. */
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
   * The account with a phone or a mail address, given in full; null where there is none. Errors:
   * `invalidInput` for anything else, `tooMany`.
   */
  find: staffCall({
    path: 'staff/v1/accountFind',
    privilege: 'manageStaff',
    effect: 'write',
    isReplayable: false,
    input: z.object({ contact: requiredText(200) }),
    output: z.object({ userID: shownId.nullable() }),
  }),

  /**
   * An account with masked personal texts, its state and the consequences of a suspension. The view is
   * recorded in the audit, and its person can read who looked. Errors: `notAvailable`, `tooMany`.
   */
  detail: staffCall({
    path: 'staff/v1/accountDetail',
    privilege: 'manageStaff',
    effect: 'write',
    input: z.object(whose),
    output: account,
  }),

  /**
   * Suspends an account at once: its sessions, event streams and open codes end, its owner is told why and
   * how to object. Errors: `stepUpNeeded`, `ownInterest` for one's own account and for people who are or were
   * in a team with the reader, `notAvailable`, `illegalTransition` where it is not active or too few
   * administrators would be left.
   */
  suspend: staffCall({
    path: 'staff/v1/accountSuspend',
    privilege: 'manageStaff',
    needsStepUp: true,
    effect: 'write',
    input: z.object({ ...whose, reason: z.enum(suspensionReasons), words }),
  }),

  /**
   * Lifts the suspension; the person can sign in again and is notified. Errors: `stepUpNeeded`,
   * `secondPersonNeeded` for its author, `ownInterest`, `notAvailable`, `illegalTransition` without one.
   */
  lift: staffCall({
    path: 'staff/v1/accountLift',
    privilege: 'manageStaff',
    needsStepUp: true,
    effect: 'write',
    input: z.object({ ...whose, reason: z.enum(liftReasons), words }),
  }),
}
