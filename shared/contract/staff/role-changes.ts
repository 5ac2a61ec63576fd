import { z } from 'zod'
import { givablePrivileges, privileges } from '../../rules/staff/privileges.ts'
import {
  roleChangeHindrances,
  roleChangeKinds,
  roleChangeStates,
  roleChangeTerms,
} from '../../rules/staff/role-changes.ts'
import { call, type OutputOf } from '../call.ts'
import { isoInstant, ownedId, requiredName, requiredText, shownId } from '../content/fields.ts'
import { namedRole, roleKey } from './role-fields.ts'

/** What a role is, or was. */
const roleFacts = z.object({
  nameZh: z.string(),
  nameEn: z.string(),
  privileges: z.array(z.enum(privileges)),
})

const roleChange = z.object({
  changeId: shownId,
  kind: z.enum(roleChangeKinds),
  state: z.enum(roleChangeStates),
  /** Of the member or the invited person; null for a change of a role. */
  personName: z.string().nullable(),
  /** Of a person; after it none where it ends the membership. */
  rolesBefore: z.array(namedRole),
  rolesAfter: z.array(namedRole),
  /** Of a role: null before it is made, and after it is retired. */
  roleBefore: roleFacts.nullable(),
  roleAfter: roleFacts.nullable(),
  /** How many active members hold the role that is changed. */
  holders: z.number().int(),
  /** What it lets them do that they could not, and what no longer. */
  gained: z.array(z.enum(privileges)),
  lost: z.array(z.enum(privileges)),
  /** Of an invitation: it also sets up a new second factor. */
  renewsSecondFactor: z.boolean(),
  askedBy: z.string(),
  isMine: z.boolean(),
  askedAt: isoInstant,
  /** When it lapses unless it is confirmed. */
  lapsesAt: isoInstant,
  /** Who confirmed or refused it; null for what was withdrawn, has lapsed or was done alone. */
  decidedBy: z.string().nullable(),
  decidedAt: isoInstant.nullable(),
  /** Why it was refused. */
  reason: z.string().nullable(),
  /** An invitation by the one administrator that there was. */
  isAlone: z.boolean(),
  /** Until when the link of an invitation can be used; null while it waits or is used. */
  linkExpiresAt: isoInstant.nullable(),
  /** Why the reader cannot confirm it; null where they can, and where it is decided. */
  hindrance: z.enum(roleChangeHindrances).nullable(),
})

export type RoleChange = z.output<typeof roleChange>
export type RoleChangeList = OutputOf<(typeof roleChangesStaff)['list']>

const change = { changeId: ownedId }
/** A role of this portal as the page showed it. */
const seenRole = { key: roleKey, version: z.coerce.number().int().min(1) }

/** Changes of who may do what: asked by one administrator, confirmed by another. */
export const roleChangesStaff = {
  /** What waits, the oldest first, and the last 50 that were decided. For administrators. */
  list: call({
    method: 'POST',
    path: 'staff/v1/roleChangeList',
    access: 'staff',
    privilege: 'manageStaff',
    secured: 'none',
    effect: 'read',
    input: z.object({}),
    output: z.object({
      open: z.array(roleChange),
      decided: z.array(roleChange),
      /** Whether the reader is the one administrator: nobody else could confirm. */
      isSole: z.boolean(),
    }),
  }),

  /**
   * Confirms what another administrator has asked for; it takes effect at once. Errors: `stepUpNeeded`,
   * `secondPersonNeeded` for who asked, `ownInterest` for who would gain rights by it, `illegalTransition` for what is
   * decided or has lapsed, `conflict` where what it starts from has changed or who asked is no administrator any more.
   */
  confirm: call({
    method: 'POST',
    path: 'staff/v1/roleChangeConfirm',
    access: 'staff',
    privilege: 'manageStaff',
    needsStepUp: true,
    secured: 'none',
    effect: 'write',
    input: z.object(change),
    output: z.object({}),
  }),

  /** Refuses it, with a reason that who asked can read. Errors: as for `confirm`, save `ownInterest` and `conflict`. */
  refuse: call({
    method: 'POST',
    path: 'staff/v1/roleChangeRefuse',
    access: 'staff',
    privilege: 'manageStaff',
    needsStepUp: true,
    secured: 'none',
    effect: 'write',
    input: z.object({ ...change, reason: requiredText(roleChangeTerms.reasonLength) }),
    output: z.object({}),
  }),

  /**
   * Asks for a role of this portal's own, or for other names and rights of one. Giving and taking rights stays with the
   * administrators. Errors: `stepUpNeeded`, `notAvailable` for a role that every portal has or that was retired,
   * `conflict`, `ownInterest` for who would gain rights by it, `alreadyOpen` where a change of it waits.
   */
  roleSave: call({
    method: 'POST',
    path: 'staff/v1/roleSave',
    access: 'staff',
    privilege: 'manageStaff',
    needsStepUp: true,
    secured: 'none',
    effect: 'write',
    input: z.object({
      /** Of the role that is changed; without it a new one. */
      role: z.object(seenRole).optional(),
      nameZh: requiredName(20),
      nameEn: requiredName(40),
      privileges: z.array(z.enum(givablePrivileges)).min(1).max(privileges.length),
    }),
    output: z.object(change),
  }),

  /** Asks to retire a role: from then on it allows nothing, and nobody gets it. Errors: as for `roleSave`. */
  roleRetire: call({
    method: 'POST',
    path: 'staff/v1/roleRetire',
    access: 'staff',
    privilege: 'manageStaff',
    needsStepUp: true,
    secured: 'none',
    effect: 'write',
    input: z.object(seenRole),
    output: z.object(change),
  }),

  /** Takes back what I have asked for. Errors: `stepUpNeeded`, `notAvailable` for what is not mine, `illegalTransition`. */
  withdraw: call({
    method: 'POST',
    path: 'staff/v1/roleChangeWithdraw',
    access: 'staff',
    privilege: 'manageStaff',
    needsStepUp: true,
    secured: 'none',
    effect: 'write',
    input: z.object(change),
    output: z.object({}),
  }),
}
