import type { SuperAdminChangeRow } from '../../../../shared/contract/organisations/super-admin-change.staff.ts'
import type { SuperAdminChangeState } from '../../../../shared/rules/organisations/super-admin-change.ts'
import { type ChangeStage, changeStages } from '../../../../shared/rules/organisations/super-admin-change.ts'
import type { CallContext, StaffMember } from '../../../context.ts'
import { countingOpinions } from './super-admin-change.policy.ts'
import { presentChange } from './super-admin-change.present.ts'
import { countChanges, listChanges, type ShownChange } from './super-admin-change.queries.ts'

const statesOf: Record<ChangeStage, readonly SuperAdminChangeState[]> = {
  open: ['deciding', 'contested'],
  waiting: ['requested', 'notified', 'cooling_off'],
  decided: ['done', 'refused', 'withdrawn'],
}

/** Changes in a stage, with the number in each stage. */
export async function listSuperAdminChanges(
  ctx: CallContext<StaffMember>,
  { stage, page, pageSize }: { stage: ChangeStage; page: number; pageSize: number },
) {
  const byState = await countChanges(ctx.db)
  const countOf = (one: ChangeStage) =>
    statesOf[one].reduce((sum, state) => sum + (byState.get(state) ?? 0), 0)
  const rows = await listChanges(ctx.db, statesOf[stage], {
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  const counting = await countingOpinions(ctx.db, rows)
  return {
    items: rows.map((row) => presentChangeRow(ctx, row, counting.has(row.id))),
    total: countOf(stage),
    page,
    pageSize,
    counts: Object.fromEntries(changeStages.map((one) => [one, countOf(one)])) as Record<ChangeStage, number>,
  }
}

export function presentChangeRow(
  { actor, locale }: CallContext<StaffMember>,
  row: ShownChange,
  hasFirstOpinion: boolean,
): SuperAdminChangeRow {
  const readerId = actor.accountId
  const { holder_id: holderId } = row
  return {
    ...presentChange(row, locale),
    isOverdue: row.is_overdue,
    hasFirstOpinion,
    openWith: holderId && holderId !== readerId ? { accountId: holderId, name: row.holder_name ?? '' } : null,
  }
}
