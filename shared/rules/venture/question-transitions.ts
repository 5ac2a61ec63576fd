import type { Steps } from '../lifecycle.ts'

/** A question about an entry, until the side that was asked has answered. */
export const questionStates = ['asked', 'answered'] as const
export type QuestionState = (typeof questionStates)[number]

/** Who asks the other: the team of the entry, or staff, for themselves or for a judge. */
export const questionSides = ['team', 'staff'] as const
export type QuestionSide = (typeof questionSides)[number]

/** An answer can be given again: each is a version of its own. */
export const questionTransitions = {
  reply: { from: ['asked'], stays: ['answered'], to: 'answered', by: 'team' },
  answer: { from: ['asked'], stays: ['answered'], to: 'answered', by: 'staff', undoes: [] },
} as const satisfies Steps<QuestionState, QuestionSide>

export const questionTerms = {
  /** Characters of a question, and of an answer. */
  question: 1_000,
  answer: 3_000,
  /** Working days within which the other side answers. */
  workingDays: 5,
  /** Questions of a team that wait at a time, and versions of an answer. */
  mostWaiting: 10,
  mostVersions: 20,
} as const
