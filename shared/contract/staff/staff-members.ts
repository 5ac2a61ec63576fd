import { z } from 'zod'
import { privileges } from '../../rules/staff/privileges.ts'
import { staffCall } from '../call.ts'
import { isoInstant, ownedId, personalKinds, requiredName, shownId } from '../content/fields.ts'
import { namedRole, roleKey } from './role-fields.ts'

const member = z.object({
  userID: shownId,
  name: z.string(),
  roles: z.array(namedRole),
  since: isoInstant,
  isSetUp: z.boolean(),
  isMe: z.boolean(),
})

const privilegeView = z.object({
  privilege: z.enum(privileges),
  calls: z.array(
    z.object({
      path: z.string(),
      needsStepUp: z.boolean(),
      /** Personal texts in its response: full in a reveal, masked elsewhere. */
      personal: z.array(z.enum(personalKinds)),
      isInFull: z.boolean(),
    }),
  ),
})

const roleView = namedRole.extend({
  /** The number of active members with the role. */
  holders: z.number().int(),
  /** Exists in every portal and never changes. */
  isBuiltIn: z.boolean(),
  version: z.number().int(),
  /** For a role that this portal made; empty for the others. */
  nameZh: z.string(),
  nameEn: z.string(),
  privileges: z.array(privilegeView),
})

export type RoleView = z.output<typeof roleView>
export type StaffMemberItem = z.output<typeof member>

/** The list of staff, their roles, and changes of them. For administrators. */
export const staffMembers = {
  /** Every active member of staff. For administrators. */
  memberlist: staffCall({
    path: 'staff/v1/memberlist',
    privilege: 'manageStaff',
    effect: 'read',
    output: z.object({ members: z.array(member) }),
  }),

  /** Every role with what it can see and do, by the contract. For administrators. */
  roleList: staffCall({
    path: 'staff/v1/rolelist',
    privilege: 'manageStaff',
    effect: 'read',
    output: z.object({ roles: z.array(roleView) }),
  }),

  /**
   * Requests an invitation: a one-time link, returned here once, that opens nothing until a second
   * administrator has confirmed it and is valid for 30 minutes from then. A portal's only administrator may
   * invite one more without confirmation. For administrators. Errors: `stepUpNeeded`, `alreadyOpen` where
   * they have done so and the link is still valid.
   */
  invitationCreate: staffCall({
    isReplayable: false,
    path: 'staff/v1/invitationCreate',
    privilege: 'manageStaff',
    needsStepUp: true,
    effect: 'write',
    input: z.object({
      name: requiredName(40),
      roles: z.array(roleKey).min(1).max(50),
      renewsSecondFactor: z.boolean().default(false),
    }),
    /** `expiresAt` is null while it waits. */
    output: z.object({ changeId: shownId, link: z.string(), expiresAt: isoInstant.nullable() }),
  }),

  /**
   * Requests other roles for a member; no role at all ends the membership. Once a second administrator has
   * confirmed it, their sessions end. The only staff member changes their own roles at once. For
   * administrators. Errors: `stepUpNeeded`, `ownInterest` for a person who would gain rights by it,
   * `alreadyOpen` where a change of theirs waits, `illegalTransition` where no administrator would be left.
   */
  memberRoles: staffCall({
    path: 'staff/v1/memberRoles',
    privilege: 'manageStaff',
    needsStepUp: true,
    effect: 'write',
    input: z.object({ userID: ownedId, roles: z.array(roleKey).max(50) }),
    /** Done at once where nobody else is staff, else requested. */
    output: z.object({ changeId: shownId, isDone: z.boolean() }),
  }),
}
