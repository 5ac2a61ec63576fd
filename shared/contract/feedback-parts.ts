import { z } from 'zod'
import {
  feedbackActions,
  feedbackKinds,
  feedbackSides,
  feedbackStates,
  feedbackTopics,
} from '../rules/feedback.ts'
import { isoDate, isoInstant } from './fields.ts'

/** What stands in a ticket for its sender and for staff alike. */
export const feedbackFacts = {
  reference: z.string(),
  kind: z.enum(feedbackKinds),
  topic: z.enum(feedbackTopics),
  state: z.enum(feedbackStates),
  receivedAt: isoInstant,
  /** While it is staff's turn. */
  dueOn: isoDate.nullable(),
  /** Path of the page that it is about, without language prefix. */
  page: z.string().nullable(),
}

export const feedbackMessage = z.object({
  messageId: z.uuid(),
  side: z.enum(['sender', 'staff']),
  staffName: z.string().nullable(),
  /** Null once its time was over. */
  body: z.string().nullable(),
  at: isoInstant,
})
export type FeedbackMessage = z.output<typeof feedbackMessage>

export const feedbackEvent = z.object({
  action: z.enum(['send', ...feedbackActions]),
  side: z.enum(feedbackSides),
  staffName: z.string().nullable(),
  at: isoInstant,
})
export type FeedbackEvent = z.output<typeof feedbackEvent>
