import { nextState, type Steps } from '../lifecycle.ts'

/** Every state of a text: a record of a collection in one language. */
export const contentStates = ['draft', 'in_review', 'scheduled', 'published', 'withdrawn'] as const
export type ContentState = (typeof contentStates)[number]

const byEditors = { by: 'staff', undoes: [] } as const

/**
 * The state is that of the text that editors work on; what visitors read is a version of its own and stays as it is
 * until the next publishing or withdrawing. Each language moves by itself.
 */
export const contentTransitions = {
  /** Its words or what both languages share were changed. */
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

/** What a person can ask for; `edit` happens by saving. */
export const contentMoves = ['submit', 'sendBack', 'schedule', 'unschedule', 'publish', 'withdraw'] as const
export type ContentMove = (typeof contentMoves)[number]

/** What can be asked for in a state; only what visitors read can be withdrawn. */
export function movesOf(state: ContentState, isLive: boolean): ContentMove[] {
  return contentMoves.filter(
    (move) => nextState(contentTransitions, { state }, move) !== null && (move !== 'withdraw' || isLive),
  )
}
