import type { AuditEntry } from '../../../context.ts'

export type HandOverSides = { id: string; team_id: string; from_account_id: string; to_account_id: string }

type Happened = 'Offered' | 'Accepted' | 'Declined' | 'Withdrawn' | 'Lapsed'

/** The audit row of a hand-over: only the ids of its sides. */
export function auditHandOver(
  { audit }: { audit(entry: AuditEntry): void },
  happened: Happened,
  { id, team_id, from_account_id, to_account_id }: HandOverSides,
): void {
  audit({
    kind: `team.handOver${happened}`,
    subjectKind: 'handOver',
    subjectId: id,
    teamId: team_id,
    after: { from: from_account_id, to: to_account_id },
  })
}
