import type { Steps } from '../lifecycle.ts'

/**
 * Every state of a skilled project, which begins when a volunteer is accepted for a call: what is to be done is
 * being written; agreed, so that both talk; talked; under way with agreed hours; and its two ends.
 */
export const skilledStates = ['scoping', 'scoped', 'talked', 'running', 'concluded', 'ended'] as const
export type SkilledState = (typeof skilledStates)[number]
export type SkilledSide = 'host' | 'volunteer' | 'portal'

/** States in which it goes on. */
export const openSkilledStates = ['scoping', 'scoped', 'talked', 'running'] as const

const both = { by: ['host', 'volunteer'], undoes: [] } as const

/**
 * One side proposes what is done, a time to talk, or hours with an end; the other agrees, or proposes in its turn.
 * Under way, another scope leaves the state as it is, and other hours with another end renew the project.
 */
export const skilledTransitions = {
  proposeScope: { from: [], stays: openSkilledStates, to: 'scoping', ...both },
  agreeScope: { from: ['scoping'], stays: ['scoped', 'talked', 'running'], to: 'scoped', ...both },
  proposeTalk: { from: [], stays: ['scoped', 'talked'], to: 'scoped', ...both },
  agreeTalk: { from: [], stays: ['scoped', 'talked'], to: 'scoped', ...both },
  /** They have talked: either says so, or the agreed time has passed. */
  talk: { from: ['scoped'], to: 'talked', by: ['host', 'volunteer', 'portal'], undoes: [] },
  proposeHours: { from: [], stays: ['talked', 'running'], to: 'talked', ...both },
  agreeHours: { from: ['talked'], stays: ['running'], to: 'running', ...both },
  /** The host says what was achieved; else the portal concludes it some days after its end. */
  conclude: { from: ['running'], to: 'concluded', by: ['host', 'portal'], undoes: [] },
  /** The volunteer's own word on it. */
  comment: { from: [], stays: ['concluded'], to: 'concluded', by: 'volunteer' },
  /** Before its end, with a reason; by the portal where one side is gone. */
  end: { from: openSkilledStates, to: 'ended', by: ['host', 'volunteer', 'portal'], undoes: [] },
  /** Nobody went on with it before it was under way. */
  lapse: { from: ['scoping', 'scoped', 'talked'], to: 'ended', by: 'portal' },
} as const satisfies Steps<SkilledState, SkilledSide>

/** What a person may do, in the order in which pages offer it. */
export const skilledActions = [
  ...(['agreeScope', 'agreeTalk', 'agreeHours', 'talk', 'conclude', 'comment'] as const),
  ...(['proposeScope', 'proposeTalk', 'proposeHours', 'end'] as const),
] as const
export type SkilledAction = (typeof skilledActions)[number]

/** What lies on the table, waiting for the other side. */
export const skilledProposals = ['scope', 'talk', 'hours'] as const
export type SkilledProposal = (typeof skilledProposals)[number]

/** Steps that need words. */
export const skilledWords: readonly SkilledAction[] = ['conclude', 'comment', 'end']

const proposals: Partial<Record<SkilledAction, SkilledProposal>> = {
  ...{ proposeScope: 'scope', proposeTalk: 'talk', proposeHours: 'hours' },
  ...{ agreeScope: 'scope', agreeTalk: 'talk', agreeHours: 'hours' },
}

/** What a step proposes or agrees to; undefined for another one. */
export const proposalOf = (action: SkilledAction) => proposals[action]

export const skilledTerms = {
  /** How long a first talk stands in calendars. */
  talkMinutes: 60,
  /** Both are reminded so many days before the end. */
  endReminderDays: 7,
  /** So many days after its end a project is concluded by itself. */
  concludeDays: 14,
  /** A project that is not under way: days without a step until both are reminded, and until it ends. */
  quietDays: 7,
  lapseDays: 30,
  mostHours: 2_000,
  /** How far ahead a talk and an end may lie. */
  mostDays: 730,
} as const
