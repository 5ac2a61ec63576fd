import { actionsOf, type Steps } from './lifecycle.ts'

export const feedbackKinds = ['complaint', 'suggestion'] as const
export type FeedbackKind = (typeof feedbackKinds)[number]

/** The topics; the texts for each are in the form. */
export const feedbackTopics = [
  'accessibility',
  'account',
  'organisation',
  'tool',
  'application',
  'content',
  'personalData',
  'staff',
  /** Against what a round of the venture programme has published; taken on the page of that round alone. */
  'objection',
  'other',
] as const
export type FeedbackTopic = (typeof feedbackTopics)[number]

/** Those that the form for everything offers. */
export const formTopics = feedbackTopics.filter((topic) => topic !== 'objection')

/** What is found about an objection. */
export const objectionResults = ['upheld', 'rejected'] as const
export type ObjectionResult = (typeof objectionResults)[number]

export const feedbackStates = ['received', 'triaged', 'answered', 'closed'] as const
export type FeedbackState = (typeof feedbackStates)[number]

export const feedbackSides = ['sender', 'staff', 'portal'] as const
export type FeedbackSide = (typeof feedbackSides)[number]

export const feedbackTransitions = {
  /** A staff member whom it is not about has read it, corrected kind and topic and taken it. */
  triage: { from: ['received', 'triaged'], to: 'triaged', by: 'staff', undoes: [] },
  answer: { from: ['triaged'], to: 'answered', by: 'staff', undoes: [] },
  /** The sender writes again; after an answer this reopens the matter. */
  write: { from: ['answered'], stays: ['received', 'triaged'], to: 'triaged', by: 'sender' },
  withdraw: { from: ['received', 'triaged'], to: 'closed', by: 'sender' },
  close: { from: ['answered'], to: 'closed', by: feedbackSides, undoes: [] },
} as const satisfies Steps<FeedbackState, FeedbackSide>

export type FeedbackAction = keyof typeof feedbackTransitions
export const feedbackActions = actionsOf(feedbackTransitions)

/** Terms of a ticket, the same in texts, server and pages. */
export const feedbackTerms = {
  /** Two clocks: working days until an answer. */
  replyWorkingDays: { complaint: 5, suggestion: 15 },
  /** After an answer, unless the sender writes again. */
  closeDays: 14,
  codeCharacters: 8,
  /** Wrong codes per hour for one ticket, and from one address. */
  codeTriesPerHour: 10,
  codeTriesPerAddressPerHour: 30,
  /** How long a browser that gave the code may read the ticket. */
  readingMinutes: 30,
  sendsPerAddressPerHour: 5,
  sendsPerAddressPerDay: 20,
  filesAtMost: 3,
  textAtMost: 4000,
  nameAtMost: 80,
  /** The reasons for the result of an objection, which are public. */
  resultAtMost: 2000,
  /** When after closing contact and files are removed, and later every text. */
  contactDays: 180,
  textYears: 3,
} as const
