import type { SkilledProject } from '../../../../shared/contract/volunteers/skilled.ts'
import { shanghaiDay } from '../../../../shared/lib/text/shanghai-time.ts'
import { nextState } from '../../../../shared/rules/lifecycle.ts'
import {
  proposalOf,
  type SkilledAction,
  skilledActions,
  skilledTransitions,
} from '../../../../shared/rules/volunteers/skilled.ts'
import type { ProjectRow } from './skilled.queries.ts'

export type Side = 'host' | 'volunteer'

/**
 * Whether a side may take a step now: legal in the table, and fitting what lies on the table. One thing is talked
 * about at a time: what the other side has proposed is agreed to, or answered with the same in another way.
 */
export function mayTake(project: ProjectRow, action: SkilledAction, side: Side): boolean {
  if (nextState(skilledTransitions, project, action, side) === null) return false
  const { proposal, proposed_side: by } = project
  const kind = proposalOf(action)
  if (action.startsWith('agree')) return kind === proposal && by !== side
  if (kind) return proposal === null || by === side || kind === proposal
  return action !== 'comment' || project.comment_encrypted === null
}

/** The steps that a side may take now. */
export function stepsOf(project: ProjectRow, side: Side, proposal: SkilledProject['proposal']) {
  return skilledActions.filter(
    (action) =>
      mayTake(project, action, side) && !(action.startsWith('agree') && proposal && isStale(proposal)),
  )
}

/** Whether the time that is proposed has passed. */
export function isStale({ talk, hours }: NonNullable<SkilledProject['proposal']>): boolean {
  const now = new Date()
  return (talk !== null && new Date(talk.at) <= now) || (hours !== null && hours.endsOn < shanghaiDay(now))
}
