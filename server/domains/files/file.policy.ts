import type { Privilege } from '../../../shared/rules/staff/privileges.ts'
import { pageOfKind } from '../../../shared/rules/staff/staff-queue.ts'
import type { Account } from '../../context.ts'
import type { FileRow } from './files.queries.ts'
import type { JudgedFile } from './paper-port.ts'

/** What files can be attached to, and the privilege to open them: papers show what is masked elsewhere. */
const staffOfKind = {
  organisation: 'revealOrganisations',
  superAdminChange: 'revealSuperAdmins',
  application: 'revealApplicants',
  picture: 'editContent',
  statementDraft: null,
  feedback: 'handleFeedback',
} as const satisfies Record<string, Privilege | null>

/** Pages where staff state why they open papers. A library picture belongs to the portal and is no paper. */
const { verification: organisation, ...ofKind } = pageOfKind
const pageOfPapers: Record<string, string> = { ...ofKind, organisation }

/** The page on which staff open a file's papers; null where none is needed. */
export function pageToOpen({ attached_kind: kind, attached_id: id }: FileRow): string | null {
  const page = pageOfPapers[kind ?? '']
  return page ? `${page}/${id}` : null
}

export type AttachedKind = keyof typeof staffOfKind

/** The ground on which an actor may open a file; null where they may not. As judges they open only what judges may. */
export function reasonToOpen(
  actor: Account,
  file: FileRow,
  judged?: JudgedFile | 'closed',
): 'own' | 'team' | 'judge' | 'staff' | null {
  if (file.owner_account_id === actor.accountId) return 'own'
  // Unsent files are visible to their uploader alone.
  if (file.attached_kind === null || file.attached_kind === 'statementDraft') return null
  if (file.team_id !== null && file.team_id === actor.team?.id && mayOpenInTeam(actor.team, file))
    return 'team'
  if (judged) return judged === 'closed' ? null : 'judge'
  return isStaffOf(actor, file.attached_kind) ? 'staff' : null
}

/** Papers of a verification name people in full, as only the super admin reads them. */
function mayOpenInTeam({ role }: NonNullable<Account['team']>, file: FileRow): boolean {
  return file.attached_kind !== 'organisation' || role === 'superAdmin'
}

/** Whether the actor may be a judge of what the file belongs to. */
export function mayJudge({ staff }: Account, { attached_kind: kind }: FileRow): boolean {
  return (
    kind === 'application' &&
    staff !== null &&
    staff.hasSecondFactor &&
    staff.privileges.includes('judgeEntries')
  )
}

function isStaffOf({ staff }: Account, kind: string): boolean {
  if (!staff?.hasSecondFactor || !(kind in staffOfKind)) return false
  const privilege = staffOfKind[kind as AttachedKind]
  return privilege !== null && staff.privileges.includes(privilege)
}
