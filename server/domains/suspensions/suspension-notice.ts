import * as m from '#messages'
import { words as why } from '#words/suspension_reason'
import {
  type LiftReason,
  type SuspensionReason,
  suspensionTerms,
} from '../../../shared/rules/sign-in/suspensions.ts'
import { inBoth, type Words } from '../../in-both.ts'

const whyNot: Record<LiftReason, Words> = {
  cleared: m.suspension_lift_cleared,
  objectionUpheld: m.suspension_lift_objection,
  mistake: m.suspension_lift_mistake,
}

/**
 * What the owner of a suspended account is told; its link opens without signing in.
 * @param facts the id of the suspension, with which the words stand encrypted
 */
export function suspensionNotice(reason: SuspensionReason, facts: string) {
  return {
    template: 'account_suspended',
    params: { reason: inBoth(why[reason]), facts, days: suspensionTerms.objectionDays },
    link: '/feedback',
  } as const
}

/** The notice when the suspension is lifted. */
export function liftNotice(reason: LiftReason) {
  return {
    template: 'account_restored',
    params: { reason: inBoth(whyNot[reason]) },
    link: '/accountCenter',
  } as const
}
