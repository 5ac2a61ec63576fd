/** Every state of a text: a record of a collection in one language. */
export const contentStates = ['draft', 'in_review', 'scheduled', 'published', 'withdrawn'] as const
export type ContentState = (typeof contentStates)[number]

type Transition = Partial<Record<ContentState, ContentState>>

/**
 * The one table of legal transitions. The state is that of the text that editors work on; what visitors read is a
 * version of its own and stays as it is until the next publishing or withdrawing. Each language moves by itself.
 */
export const contentTransitions = {
  /** Its words or what both languages share were changed. */
  edit: {
    draft: 'draft',
    in_review: 'in_review',
    scheduled: 'scheduled',
    published: 'draft',
    withdrawn: 'draft',
  },
  submit: { draft: 'in_review', withdrawn: 'in_review' },
  sendBack: { in_review: 'draft' },
  schedule: { draft: 'scheduled', in_review: 'scheduled', scheduled: 'scheduled', withdrawn: 'scheduled' },
  unschedule: { scheduled: 'draft' },
  publish: { draft: 'published', in_review: 'published', scheduled: 'published', withdrawn: 'published' },
  withdraw: {
    draft: 'withdrawn',
    in_review: 'withdrawn',
    scheduled: 'withdrawn',
    published: 'withdrawn',
  },
} as const satisfies Record<string, Transition>

export type ContentAction = keyof typeof contentTransitions

/** What a person can ask for; `edit` happens by saving. */
export const contentMoves = ['submit', 'sendBack', 'schedule', 'unschedule', 'publish', 'withdraw'] as const
export type ContentMove = (typeof contentMoves)[number]

/** The state that an action leads to, null where it is not legal in this state. */
export function nextContentState(state: ContentState, action: ContentAction): ContentState | null {
  const transition: Transition = contentTransitions[action]
  return transition[state] ?? null
}

/** What can be asked for in a state; only what visitors read can be withdrawn. */
export function movesOf(state: ContentState, isLive: boolean): ContentMove[] {
  return contentMoves.filter(
    (move) => nextContentState(state, move) !== null && (move !== 'withdraw' || isLive),
  )
}
