import type { StaffRole } from '../../../shared/rules/roles.ts'
import type { Account } from '../../context.ts'
import type { FileRow } from './files.queries.ts'

/** What files can be attached to, and the staff who work on it. */
const staffOfKind = {
  organisation: ['verifier'],
  superAdminChange: ['verifier'],
  application: ['reviewer'],
  picture: ['editor'],
  statementDraft: [],
  feedback: ['supportAgent'],
} as const satisfies Record<string, readonly StaffRole[]>

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
  const roles: readonly StaffRole[] = staffOfKind[kind as AttachedKind]
  return staff.roles.some((role) => roles.includes(role))
}
