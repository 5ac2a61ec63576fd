import type { Privilege } from '../../../shared/rules/staff/privileges.ts'
import type { Account } from '../../context.ts'
import type { FileRow } from './files.queries.ts'

/** What files can be attached to, and what staff must be allowed to open it: papers show what is masked elsewhere. */
const staffOfKind = {
  organisation: 'revealOrganisations',
  superAdminChange: 'revealSuperAdmins',
  application: 'revealApplicants',
  picture: 'editContent',
  statementDraft: null,
  feedback: 'handleFeedback',
} as const satisfies Record<string, Privilege | null>

/** Where staff say why they open the papers of a thing. A picture of the library is the portal's own, and no paper. */
const pageOfPapers: Record<string, string> = {
  organisation: '/staff/verifications',
  superAdminChange: '/staff/superAdminChanges',
  application: '/staff/applications',
  feedback: '/staff/feedback',
}

/** The page on which staff open the papers that a file is one of; null where they need not. */
export function pageToOpen({ attached_kind: kind, attached_id: id }: FileRow): string | null {
  const page = pageOfPapers[kind ?? '']
  return page ? `${page}/${id}` : null
}

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
