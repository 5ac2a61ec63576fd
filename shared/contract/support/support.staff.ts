import { z } from 'zod'
import {
  feedbackKinds,
  feedbackStates,
  feedbackTerms,
  feedbackTopics,
  objectionResults,
} from '../../rules/feedback.ts'
import { paperTerms } from '../../rules/organisations/paper-openings.ts'
import { staffCall } from '../call.ts'
import { language, ownedId, publicNumber, requiredText, shownId, text } from '../content/fields.ts'
import { wholeNumber } from '../content/numbers.ts'
import { fileView, openedPapers, papersOpenUntil } from '../files.ts'
import { feedbackEvent, feedbackFacts, feedbackMessage, seenView } from './feedback-parts.ts'

const helpVotes = z.object({
  helpId: publicNumber,
  title: z.string(),
  language,
  helpful: z.number().int(),
  notHelpful: z.number().int(),
  /** The "no" votes of the last 30 days. */
  notHelpfulLately: z.number().int(),
})
export type HelpVotes = z.output<typeof helpVotes>

const staffName = z.object({ accountId: shownId, name: z.string() })

const feedbackReview = z.object({
  ticketId: shownId,
  version: z.number().int(),
  /** About the reader, sent by them, or reserved for another: then `words` is null. */
  isOwnInterest: z.boolean(),
  words: z
    .object({
      ...feedbackFacts,
      about: z.string().nullable(),
      /** How the sender of a barrier report sees the portal. */
      view: seenView.nullable(),
      language,
      /** How the answer is sent; the contact itself is never shown. */
      contactChannel: z.enum(['mail', 'sms']).nullable(),
      hasAccount: z.boolean(),
      messages: z.array(feedbackMessage),
      events: z.array(feedbackEvent),
      files: z.array(fileView),
      papersOpenUntil,
      isWiped: z.boolean(),
      /** Of an objection: against what, and what was found; the name and contact only while its papers are open. */
      objection: z
        .object({
          roundId: publicNumber,
          roundTitle: z.string(),
          /** Null for the list as a whole. */
          entry: z.object({ reference: z.string(), title: z.string().nullable() }).nullable(),
          result: z.enum(objectionResults).nullable(),
          resultReason: z.string().nullable(),
          sender: z.object({ name: z.string().nullable(), contact: z.string().nullable() }).nullable(),
        })
        .nullable(),
    })
    .nullable(),
  /** The staff members whom it is about. */
  concerned: z.array(shownId),
  staff: z.array(staffName),
  /** Who may handle an objection, which nobody else is given; null for other tickets. */
  assignable: z.array(shownId).nullable(),
})
export type FeedbackReview = z.output<typeof feedbackReview>

const seen = { ticketId: ownedId, version: wholeNumber(1) }
const changed = z.object({ ticketId: shownId, state: z.enum(feedbackStates), version: z.number().int() })

export const supportStaff = {
  /** Visitors' votes on each help article, most in need of work first. For editors and support agents. */
  helpVotes: staffCall({
    path: 'support/staff/help/votes',
    privilege: 'readHelpVotes',
    effect: 'read',
    output: z.object({ items: z.array(helpVotes) }),
  }),
  /** A ticket with its whole conversation; each view is audited. Errors: `notAvailable`. */
  detail: staffCall({
    path: 'support/staff/feedback/detail',
    privilege: 'handleFeedback',
    effect: 'write',
    input: z.object({ ticketId: ownedId }),
    output: feedbackReview,
  }),
  /**
   * Opens a ticket's files to this session for half an hour, for a reason that the audit keeps and their
   * sender can read. Needs a fresh proof. Errors: `notAvailable`, `stepUpNeeded`, `tooMany`.
   */
  openPapers: staffCall({
    path: 'support/staff/feedback/openPapers',
    privilege: 'handleFeedback',
    needsStepUp: true,
    effect: 'write',
    input: z.object({ ticketId: ownedId, reason: requiredText(paperTerms.reasonAtMost) }),
    output: openedPapers,
  }),
  /**
   * Sets kind, topic and whom it is about. Errors: `notAvailable`, `ownInterest`, `illegalTransition`, `conflict`.
   */
  triage: staffCall({
    path: 'support/staff/feedback/triage',
    privilege: 'handleFeedback',
    effect: 'write',
    input: z.object({
      ...seen,
      kind: z.enum(feedbackKinds),
      topic: z.enum(feedbackTopics),
      concerned: z.array(ownedId).max(20),
    }),
    output: changed,
  }),
  /**
   * Answers the sender. The first answer to an objection says what was found, for the public page, without naming the
   * sender. Errors: `notAvailable`, `ownInterest`, `illegalTransition`, `conflict`, `invalidInput`.
   */
  answer: staffCall({
    path: 'support/staff/feedback/answer',
    privilege: 'handleFeedback',
    effect: 'write',
    input: z.object({
      ...seen,
      body: requiredText(feedbackTerms.textAtMost),
      result: z.enum(objectionResults).optional(),
      resultReason: text(feedbackTerms.resultAtMost).default(''),
    }),
    output: changed,
  }),
  /** Closes an answered ticket. Errors: `notAvailable`, `ownInterest`, `illegalTransition`, `conflict`. */
  close: staffCall({
    path: 'support/staff/feedback/close',
    privilege: 'handleFeedback',
    effect: 'write',
    input: z.object(seen),
    output: changed,
  }),
}
