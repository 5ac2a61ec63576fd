import type { StaffAward } from '../../../../shared/contract/venture/awards.staff.ts'
import { formOf } from './award-actions.ts'

/** The forms of the page that ask for a proof: those that stand open first, then those that are unfolded. */
export function proofsOf({ tranches, reports, isOwn, ...award }: StaffAward) {
  const steps = tranches.filter(({ may }) => may.length > 0)
  const idsOf = (all: typeof steps) => all.map(({ trancheId }) => formOf('tranche', trancheId))
  const sent = isOwn ? [] : reports.filter(({ state }) => state === 'sent')
  return [
    ...idsOf(steps.filter(({ asked }) => asked !== null)),
    ...sent.map(({ reportId }) => formOf('report', reportId)),
    award.stopAsked !== null && formOf('end', 'stop'),
    ...idsOf(steps.filter(({ asked }) => asked === null)),
    award.canAskBack && formOf('payback'),
    award.canClose && formOf('end', 'close'),
    award.canStop && award.stopAsked === null && formOf('end', 'askStop'),
  ]
}
