import { z } from 'zod'
import {
  feedbackActions,
  feedbackKinds,
  feedbackSides,
  feedbackStates,
  feedbackTopics,
} from '../../rules/feedback.ts'
import { viewSizes, viewThemes } from '../../rules/feedback-view.ts'
import { isoDate, isoInstant, language, shownId, text } from '../content/fields.ts'

/** How its sender sees the portal. What they took out, or nobody knows, is missing. */
export const seenView = z.object({
  theme: z.enum(viewThemes).optional(),
  size: z.enum(viewSizes).optional(),
  /** Of the window, in CSS pixels. */
  width: z.int().min(1).max(20_000).optional(),
  language: language.optional(),
  script: z.enum(['on', 'off']).optional(),
  /** Browser and system, such as `Edge · Windows`. */
  device: text(60).optional(),
})
export type SeenView = z.output<typeof seenView>

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
  messageId: shownId,
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
