import * as m from '#messages'
import type { FieldError } from '../../../../../shared/contract/errors.ts'
import type { ReviewState } from '../../../../../shared/rules/venture/review-transitions.ts'
import type { Tone } from '../../../../ui/status-tag.tsx'

export { words as conflictWords } from '#words/judging_conflict'
export { words as judgeWords } from '#words/judging_judge_state'
export { words as obstacleWords } from '#words/judging_obstacle'
export { words as pairWords } from '#words/judging_pair'
export { words as loadWords } from '#words/judging_staff_loads'
export { words as reviewWords } from '#words/judging_state'

export const reviewTones: Record<ReviewState, Tone> = {
  assigned: 'amber',
  draft: 'azure',
  submitted: 'green',
  locked: 'green',
  declined: 'plain',
  conflict: 'plain',
}

/** What is wrong with a change of a pair by hand. */
export function wordPair(path: string, { reason }: FieldError): string | undefined {
  if (path === 'action') return m.judging_staff_choose_change()
  if (path !== 'judgeId') return undefined
  return reason === 'notAnOption' ? m.judging_staff_conflict_stands() : m.judging_staff_choose_judge()
}
