import type { Privilege } from '../../../shared/rules/privileges.ts'
import type { Account } from '../../context.ts'
import type { FileRow } from './files.queries.ts'

/** What files can be attached to, and what staff must be allowed to open it. */
const staffOfKind = {
  organisation: 'reviewOrganisations',
  superAdminChange: 'reviewSuperAdmins',
  application: 'reviewApplications',
  picture: 'editContent',
  statementDraft: null,
  feedback: 'handleFeedback',
} as const satisfies Record<string, Privilege | null>

export type AttachedKind = keyof typeof staffOfKind

/** Why an actor may open a file; null where they may not. */
export function reasonToOpen(actor: Account, file: FileRow): 'own' | 'team' | 'staff' | null {
  if (file.owner_account_id === actor.accountId) return 'own'
  // What nobody has sent yet is its writer's alone.
  if (file.attached_kind === null || file.attached_kind === 'statementDraft') return null
  if (file.team_id !== null && file.team_id === actor.team?.id) return 'team'
  return isStaffOf(actor, file.attached_kind) ? 'staff' : null
}

function isStaffOf({ staff }: Account, kind: string): boolean {
  if (!staff?.hasSecondFactor || !(kind in staffOfKind)) return false
  const privilege = staffOfKind[kind as AttachedKind]
  return privilege !== null && staff.privileges.includes(privilege)
}
