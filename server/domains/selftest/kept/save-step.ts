import { ApiError } from '../../../../shared/contract/errors.ts'
import type { OwnedId } from '../../../../shared/lib/owned-id.ts'
import type { CallContext, TeamMember } from '../../../context.ts'
import { deleteKept, deleteStep, findStep, isAdvisedAgain, updateStep } from './kept.queries.ts'

type Ctx = CallContext<TeamMember>
type Step = { stepID: OwnedId; dueOn: string; target: number; isDone: boolean; isDropped: boolean }

/** Sets the day and the aim of a step of the acting team's plan, ticks it off, opens it again, or takes it out. */
export async function saveStep(ctx: Ctx, { stepID, dueOn, target, isDone, isDropped }: Step) {
  const step = await findStep(ctx.db, ctx.actor.team.id, stepID)
  if (!step) throw new ApiError('notAvailable')
  if (isDropped) {
    await deleteStep(ctx.db, stepID)
    const before = { advice: step.advice, target: step.target_score }
    ctx.audit({ kind: 'selftest.stepDropped', subjectKind: 'selftestStep', subjectId: stepID, before })
    return {}
  }
  if (step.done_at && !isDone && (await isAdvisedAgain(ctx.db, step))) throw new ApiError('conflict')
  await updateStep(ctx.db, stepID, { due_on: dueOn, target_score: target, isDone })
  ctx.audit({
    kind: 'selftest.stepSaved',
    subjectKind: 'selftestStep',
    subjectId: stepID,
    before: { dueOn: step.due_on, target: step.target_score, isDone: step.done_at !== null },
    after: { dueOn, target, isDone },
  })
  return {}
}

/** Deletes a test that the acting team keeps, with the steps that it added to the plan. */
export async function forgetKept(ctx: Ctx, { resultID }: { resultID: OwnedId }) {
  if (ctx.actor.team.role === 'member') throw new ApiError('notAvailable')
  if (!(await deleteKept(ctx.db, ctx.actor.team.id, resultID))) throw new ApiError('notAvailable')
  ctx.audit({ kind: 'selftest.keptDeleted', subjectKind: 'selftestResult', subjectId: resultID })
  return {}
}
