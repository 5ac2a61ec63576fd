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

/** The sender's view of the portal. Values that they removed, or that are unknown, are missing. */
export const seenView = z.object({
  theme: z.enum(viewThemes).optional(),
  size: z.enum(viewSizes).optional(),
  /** The window's size, in CSS pixels. */
  width: z.int().min(1).max(20_000).optional(),
  language: language.optional(),
  script: z.enum(['on', 'off']).optional(),
  /** Browser and system, such as `Edge · Windows`. */
  device: text(60).optional(),
})
export type SeenView = z.output<typeof seenView>

/** A ticket's facts for its sender and for staff. */
export const feedbackFacts = {
  reference: z.string(),
  kind: z.enum(feedbackKinds),
  topic: z.enum(feedbackTopics),
  state: z.enum(feedbackStates),
  receivedAt: isoInstant,
  /** While it is staff's turn. */
  dueOn: isoDate.nullable(),
  /** Path of the page concerned, without language prefix. */
  page: z.string().nullable(),
}

export const feedbackMessage = z.object({
  messageId: shownId,
  side: z.enum(['sender', 'staff']),
  staffName: z.string().nullable(),
  /** Null once its retention has ended. */
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
