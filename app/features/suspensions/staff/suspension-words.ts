import * as m from '#messages'
import type { LiftReason, SuspensionReason } from '../../../../shared/rules/sign-in/suspensions.ts'

export { words as hindranceWords } from '#words/accounts_hindrance'

/** Why an account is suspended or restored, in the words that its owner reads too. */
export const suspensionReasonWords: Record<SuspensionReason | LiftReason, () => string> = {
  takenOver: m.suspension_reason_taken_over,
  falsePapers: m.suspension_reason_false_papers,
  abuse: m.suspension_reason_abuse,
  legal: m.suspension_reason_legal,
  cleared: m.suspension_lift_cleared,
  objectionUpheld: m.suspension_lift_objection,
  mistake: m.suspension_lift_mistake,
}
