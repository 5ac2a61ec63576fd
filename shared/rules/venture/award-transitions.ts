import { nextState, type Steps } from '../lifecycle.ts'

/** Every state of an award, which a round's last decision makes of an entry. */
export const awardStates = ['awarded', 'agreed', 'running', 'closed', 'stopped'] as const
export type AwardState = (typeof awardStates)[number]

/** Staff write what is agreed and the team accepts it, as often as it changes; the first payment sets it going. */
export const awardTransitions = {
  propose: { from: [], stays: ['awarded', 'agreed', 'running'], to: 'awarded', by: 'staff', undoes: [] },
  agree: { from: ['awarded'], stays: ['agreed', 'running'], to: 'agreed', by: 'team' },
  run: { from: ['agreed'], to: 'running', by: 'portal' },
  /** The closing report is accepted, and nothing is left to pay. */
  close: { from: ['running'], to: 'closed', by: 'staff', undoes: [] },
  /** Like money, a stop takes two persons: one asks with a reason, another one confirms. */
  askStop: { from: [], stays: ['awarded', 'agreed', 'running'], to: 'awarded', by: 'staff', undoes: [] },
  holdStop: { from: [], stays: ['awarded', 'agreed', 'running'], to: 'awarded', by: 'staff', undoes: [] },
  stop: { from: ['awarded', 'agreed', 'running'], to: 'stopped', by: 'staff', undoes: ['askStop'] },
  /** The team withdraws its entry before anything is agreed. */
  renounce: { from: ['awarded'], to: 'stopped', by: 'team' },
} as const satisfies Steps<AwardState, 'team' | 'staff' | 'portal'>

/** How staff end an award, or ask for it. */
export const endActions = ['close', 'askStop', 'holdStop', 'stop'] as const
export type EndAction = (typeof endActions)[number]

/** What a tranche waits for: the agreement, or a report that staff have accepted. */
export const agreedConditions = ['agreement', 'midterm', 'closing'] as const
/** What is paid back waits for nothing. */
export const trancheConditions = ['none', ...agreedConditions] as const
export type TrancheCondition = (typeof trancheConditions)[number]

/** Money goes to the team, or back from it. */
export const trancheDirections = ['payment', 'payback'] as const
export type TrancheDirection = (typeof trancheDirections)[number]

/** What is asked back waits for a second person before it is planned; the team reads it from then on. */
export const trancheStates = ['asked', 'planned', 'proposed', 'paid', 'ended'] as const
export type TrancheState = (typeof trancheStates)[number]

/**
 * Money moves by two persons: one proposes with day and bank reference, another one confirms. So is it asked back, and
 * so is that waived.
 */
export const trancheTransitions = {
  approve: { from: ['asked'], to: 'planned', by: 'staff', undoes: ['ask'] },
  drop: { from: ['asked'], to: 'ended', by: 'staff', undoes: [] },
  propose: { from: ['planned'], to: 'proposed', by: 'staff', undoes: [] },
  retract: { from: ['proposed'], to: 'planned', by: 'staff', undoes: [] },
  confirm: { from: ['proposed'], to: 'paid', by: 'staff', undoes: ['propose'] },
  askWaiver: { from: [], stays: ['planned'], to: 'planned', by: 'staff', undoes: [] },
  holdWaiver: { from: [], stays: ['planned'], to: 'planned', by: 'staff', undoes: [] },
  waive: { from: ['planned'], to: 'ended', by: 'staff', undoes: ['askWaiver'] },
  /** A payment that is no longer agreed, or whose award is stopped. */
  end: { from: ['planned'], to: 'ended', by: 'staff', undoes: [] },
} as const satisfies Steps<TrancheState, 'staff'>
/** What staff do with a single tranche. */
export const trancheActions = [
  ...(['approve', 'drop', 'propose', 'confirm', 'retract'] as const),
  ...(['askWaiver', 'waive', 'holdWaiver'] as const),
] as const
export type TrancheAction = (typeof trancheActions)[number]

type Tranche = { state: TrancheState; direction: TrancheDirection; isWaiverAsked: boolean }

/** What can be done with a tranche, whoever does it: what may be waived is not paid meanwhile. */
export function trancheSteps({ state, direction, isWaiverAsked }: Tranche): TrancheAction[] {
  return trancheActions.filter((action) => {
    if (nextState(trancheTransitions, { state }, action) === null) return false
    if (action === 'askWaiver') return direction === 'payback' && !isWaiverAsked
    if (action === 'holdWaiver' || action === 'waive') return isWaiverAsked
    return !isWaiverAsked
  })
}

export const reportKinds = ['midterm', 'closing'] as const
export type ReportKind = (typeof reportKinds)[number]
export const reportStates = ['draft', 'sent', 'returned', 'accepted'] as const
export type ReportState = (typeof reportStates)[number]

export const reportTransitions = {
  save: { from: [], stays: ['draft', 'returned'], to: 'draft', by: 'team' },
  send: { from: ['draft', 'returned'], to: 'sent', by: 'team' },
  return: { from: ['sent'], to: 'returned', by: 'staff', undoes: [] },
  accept: { from: ['sent'], to: 'accepted', by: 'staff', undoes: [] },
} as const satisfies Steps<ReportState, 'team' | 'staff'>

/** A tranche as the agreement names it. */
export type AgreedTranche = { amount: number; dueOn: string; condition: (typeof agreedConditions)[number] }

/** The most tranches that an agreement can name. */
export const mostTranches = 6
