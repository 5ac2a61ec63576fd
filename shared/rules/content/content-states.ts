import { nextState, type Steps } from '../lifecycle.ts'

/** Every state of a text: a record of a collection in one language. */
export const contentStates = ['draft', 'in_review', 'scheduled', 'published', 'withdrawn'] as const
export type ContentState = (typeof contentStates)[number]

const byEditors = { by: 'staff', undoes: [] } as const

/**
 * The state is that of the editors' text; the published text is a separate version and stays unchanged until
 * it is published again or withdrawn. Each language has its own state.
 */
export const contentTransitions = {
  /** Its own or the shared values were changed. */
  edit: {
    from: ['published', 'withdrawn'],
    stays: ['draft', 'in_review', 'scheduled'],
    to: 'draft',
    ...byEditors,
  },
  submit: { from: ['draft', 'withdrawn'], to: 'in_review', ...byEditors },
  sendBack: { from: ['in_review'], to: 'draft', ...byEditors },
  schedule: { from: ['draft', 'in_review', 'scheduled', 'withdrawn'], to: 'scheduled', ...byEditors },
  unschedule: { from: ['scheduled'], to: 'draft', ...byEditors },
  publish: { from: ['draft', 'in_review', 'scheduled', 'withdrawn'], to: 'published', ...byEditors },
  withdraw: { from: ['draft', 'in_review', 'scheduled', 'published'], to: 'withdrawn', ...byEditors },
} as const satisfies Steps<ContentState, 'staff'>

export type ContentAction = keyof typeof contentTransitions

/** Moves that a person can request; `edit` happens by saving. */
export const contentMoves = ['submit', 'sendBack', 'schedule', 'unschedule', 'publish', 'withdraw'] as const
export type ContentMove = (typeof contentMoves)[number]

/** The possible moves in a state; only a published text can be withdrawn. */
export function movesOf(state: ContentState, isLive: boolean): ContentMove[] {
  return contentMoves.filter(
    (move) => nextState(contentTransitions, { state }, move) !== null && (move !== 'withdraw' || isLive),
  )
}
