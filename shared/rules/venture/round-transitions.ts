import type { Steps } from '../lifecycle.ts'

/** Every state of a round, in its order. */
export const roundStates = [
  'planned',
  'open',
  'grace',
  'reviewing',
  'deliberating',
  'public_notice',
  'final',
] as const
export type RoundState = (typeof roundStates)[number]

/**
 * A round opens, closes and goes to its judges by the database's clock once staff have announced it; what was begun
 * before closing can be sent during the grace. Its dates are kept or moved later while they lie ahead.
 */
export const roundTransitions = {
  plan: { from: [], stays: ['planned'], to: 'planned', by: 'staff', undoes: [] },
  postpone: {
    from: [],
    stays: ['planned', 'open', 'grace', 'reviewing'],
    to: 'open',
    by: 'staff',
    undoes: [],
  },
  open: { from: ['planned'], to: 'open', by: 'portal' },
  close: { from: ['open'], to: 'grace', by: 'portal' },
  review: { from: ['grace'], to: 'reviewing', by: 'portal' },
  /** No review changes after this. */
  deliberate: { from: ['reviewing'], to: 'deliberating', by: ['staff', 'portal'], undoes: [] },
  askPublish: { from: [], stays: ['deliberating'], to: 'deliberating', by: 'staff', undoes: [] },
  confirmPublish: {
    from: [],
    stays: ['deliberating'],
    to: 'deliberating',
    by: 'staff',
    undoes: ['askPublish'],
  },
  holdPublish: { from: [], stays: ['deliberating'], to: 'deliberating', by: 'staff', undoes: [] },
  publish: { from: ['deliberating'], to: 'public_notice', by: 'portal' },
  conclude: { from: ['public_notice'], to: 'final', by: 'portal' },
} as const satisfies Steps<RoundState, 'staff' | 'portal'>
export type RoundAction = keyof typeof roundTransitions

/** The steps that a clock takes before a round is deliberated, each with the time from which it is due. */
const timed = [
  { from: 'planned', at: 'opensAt', to: 'open' },
  { from: 'open', at: 'closesAt', to: 'grace' },
  { from: 'grace', at: 'until', to: 'reviewing' },
  { from: 'reviewing', at: 'dueAt', to: 'deliberating' },
] as const satisfies readonly { from: RoundState; at: string; to: RoundState }[]

type Times = Record<(typeof timed)[number]['at'], string | null>

/** The state to which the clock has come from a stored one; a time that nobody has stated does not pass. */
export function stateAt(now: Date, { state, ...times }: Times & { state: RoundState }): RoundState {
  let come = state
  for (const { from, at, to } of timed) {
    const time = times[at]
    if (come === from && time !== null && new Date(time) <= now) come = to
  }
  return come
}

/** Whether a judge reads the reviews of others: never, or once their own of that entry is submitted. */
export const seesOthers = ['never', 'afterOwn'] as const
export type SeesOthers = (typeof seesOthers)[number]

/** Whether it is settled what winning a round means: from its deliberation on, no round is put after it or taken away. */
export const isDeliberated = ({ state }: { state: RoundState }) =>
  state === 'deliberating' || state === 'public_notice' || state === 'final'

const mostRounds = 9

/** Whether an edition, by its last round, can be given another. */
export const mayAddRound = (last: { ordinal: number; state: RoundState }) =>
  last.ordinal < mostRounds && !isDeliberated(last)
