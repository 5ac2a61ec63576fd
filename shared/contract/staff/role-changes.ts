import { z } from 'zod'
import { givablePrivileges, privileges } from '../../rules/staff/privileges.ts'
import {
  roleChangeHindrances,
  roleChangeKinds,
  roleChangeStates,
  roleChangeTerms,
} from '../../rules/staff/role-changes.ts'
import { type OutputOf, staffCall } from '../call.ts'
import { isoInstant, ownedId, requiredName, requiredText, shownId } from '../content/fields.ts'
import { wholeNumber } from '../content/numbers.ts'
import { namedRole, roleKey } from './role-fields.ts'

/** A role's definition, now or earlier. */
const roleFacts = z.object({
  nameZh: z.string(),
  nameEn: z.string(),
  privileges: z.array(z.enum(privileges)),
})

const roleChange = z.object({
  changeId: shownId,
  kind: z.enum(roleChangeKinds),
  state: z.enum(roleChangeStates),
  /** The member or the invited person; null for a change of a role. */
  personName: z.string().nullable(),
  /** For a person; `rolesAfter` is empty where the membership ends. */
  rolesBefore: z.array(namedRole),
  rolesAfter: z.array(namedRole),
  /** For a role: null before it is made, and after it is retired. */
  roleBefore: roleFacts.nullable(),
  roleAfter: roleFacts.nullable(),
  /** The number of active members with the changed role. */
  holders: z.number().int(),
  /** The privileges gained and lost. */
  gained: z.array(z.enum(privileges)),
  lost: z.array(z.enum(privileges)),
  /** For an invitation: whether it also replaces the second factor. */
  renewsSecondFactor: z.boolean(),
  askedBy: z.string(),
  isMine: z.boolean(),
  askedAt: isoInstant,
  /** When it lapses unless it is confirmed. */
  lapsesAt: isoInstant,
  /** Who confirmed or refused it; null where it was withdrawn, has lapsed or was done alone. */
  decidedBy: z.string().nullable(),
  decidedAt: isoInstant.nullable(),
  /** The reason of a refusal. */
  reason: z.string().nullable(),
  /** An invitation by the only administrator. */
  isAlone: z.boolean(),
  /** Until when an invitation's link is valid; null while it waits or once it is used. */
  linkExpiresAt: isoInstant.nullable(),
  /** Why the reader cannot confirm it; null where they can, and once it is decided. */
  hindrance: z.enum(roleChangeHindrances).nullable(),
})

export type RoleChange = z.output<typeof roleChange>
export type RoleChangeList = OutputOf<(typeof roleChangesStaff)['list']>

const change = { changeId: ownedId }
/** A role of this portal at the version that the page showed. */
const seenRole = { key: roleKey, version: wholeNumber(1) }

/** Changes of staff rights: requested by one administrator, confirmed by another. */
export const roleChangesStaff = {
  /** Waiting changes, the oldest first, and the last 50 decided ones. For administrators. */
  list: staffCall({
    path: 'staff/v1/roleChangeList',
    privilege: 'manageStaff',
    effect: 'read',
    output: z.object({
      open: z.array(roleChange),
      decided: z.array(roleChange),
      /** Whether the reader is the only administrator: nobody else could confirm. */
      isSole: z.boolean(),
    }),
  }),

  /**
   * Confirms another administrator's request; it takes effect at once. Errors: `stepUpNeeded`,
   * `secondPersonNeeded` for the requester, `ownInterest` for a person who would gain rights by it,
   * `illegalTransition` for a decided or lapsed one, `conflict` where its starting point has changed or the
   * requester is no longer an administrator.
   */
  confirm: staffCall({
    path: 'staff/v1/roleChangeConfirm',
    privilege: 'manageStaff',
    needsStepUp: true,
    effect: 'write',
    input: z.object(change),
  }),

  /** Refuses it, with a reason that who asked can read. Errors: as for `confirm`, save `ownInterest` and `conflict`. */
  refuse: staffCall({
    path: 'staff/v1/roleChangeRefuse',
    privilege: 'manageStaff',
    needsStepUp: true,
    effect: 'write',
    input: z.object({ ...change, reason: requiredText(roleChangeTerms.reasonLength) }),
  }),

  /**
   * Requests a role of this portal's own, or other names and privileges for one. Only administrators can
   * grant and remove rights. Errors: `stepUpNeeded`, `notAvailable` for a built-in or retired role,
   * `conflict`, `ownInterest` for a person who would gain rights by it, `alreadyOpen` while a change waits.
   */
  roleSave: staffCall({
    path: 'staff/v1/roleSave',
    privilege: 'manageStaff',
    needsStepUp: true,
    effect: 'write',
    input: z.object({
      /** The role to change; a new one without it. */
      role: z.object(seenRole).optional(),
      nameZh: requiredName(20),
      nameEn: requiredName(40),
      privileges: z.array(z.enum(givablePrivileges)).min(1).max(privileges.length),
    }),
    output: z.object(change),
  }),

  /** Requests to retire a role: from then on it grants nothing to anybody. Errors: as for `roleSave`. */
  roleRetire: staffCall({
    path: 'staff/v1/roleRetire',
    privilege: 'manageStaff',
    needsStepUp: true,
    effect: 'write',
    input: z.object(seenRole),
    output: z.object(change),
  }),

  /** Withdraws my own request. Errors: `stepUpNeeded`, `notAvailable` for another's, `illegalTransition`. */
  withdraw: staffCall({
    path: 'staff/v1/roleChangeWithdraw',
    privilege: 'manageStaff',
    needsStepUp: true,
    effect: 'write',
    input: z.object(change),
  }),
}
