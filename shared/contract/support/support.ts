import { z } from 'zod'
import {
  feedbackKinds,
  feedbackStates,
  feedbackTerms,
  feedbackTopics,
  objectionResults,
} from '../../rules/feedback.ts'
import { helpErrors, helpPages } from '../../rules/help-pages.ts'
import { call } from '../call.ts'
import {
  isoDate,
  isoInstant,
  language,
  nameText,
  ownedId,
  publicNumber,
  requiredText,
  text,
} from '../content/fields.ts'
import { wholeNumber } from '../content/numbers.ts'
import { feedbackEvent, feedbackFacts, feedbackMessage, seenView } from './feedback-parts.ts'

const helpCard = z.object({
  helpId: publicNumber,
  language,
  title: z.string(),
  /** The answer in a sentence or two. */
  summary: z.string(),
})
export type HelpCard = z.output<typeof helpCard>

const category = z.object({ categoryId: publicNumber, language, name: z.string(), summary: z.string() })

const helpCategory = category.extend({
  /** Null for the last one, with articles of a withdrawn category. */
  categoryId: publicNumber.nullable(),
  /** Its number of articles; `articles` may hold fewer. */
  count: z.number().int(),
  articles: z.array(helpCard),
})
export type HelpCategory = z.output<typeof helpCategory>

const helpArticle = helpCard.extend({
  /** Sanitised HTML whose headings have the ids of `contents`. */
  html: z.string(),
  contents: z.array(z.object({ id: z.string(), text: z.string() })),
  updatedAt: isoInstant,
  category: category.nullable(),
  /** Other articles of its category. */
  related: z.array(helpCard),
})
export type HelpArticle = z.output<typeof helpArticle>

const feedbackDetail = z.object({
  ...feedbackFacts,
  about: z.string().nullable(),
  messages: z.array(feedbackMessage),
  events: z.array(feedbackEvent),
  files: z.array(z.object({ name: z.string(), bytes: z.number().int() })),
  mayWrite: z.boolean(),
  mayWithdraw: z.boolean(),
  mayClose: z.boolean(),
  /** When an answered ticket closes by itself. */
  closesAt: isoInstant.nullable(),
  /** Whether answers are also sent by mail or text message. */
  isContacted: z.boolean(),
  /** Its texts were removed because their retention had ended. */
  isWiped: z.boolean(),
  /** Of an objection: the round, and what was found. */
  objection: z
    .object({
      roundId: publicNumber,
      result: z.enum(objectionResults).nullable(),
      resultReason: z.string().nullable(),
    })
    .nullable(),
})
export type FeedbackDetail = z.output<typeof feedbackDetail>

export const support = {
  /**
   * The help centre: its categories in their order, each with its articles. `most` limits the articles of
   * each, as on the home page.
   */
  describeSupportCenterList: call({
    method: 'GET',
    path: 'techWebAPI/homePage/v3/supportCenter/describeSupportCenterList',
    access: 'public',
    effect: 'read',
    isKept: true,
    input: z.object({ most: wholeNumber(1, 100).default(100) }),
    output: z.object({
      categories: z.array(helpCategory),
      total: z.number().int(),
      /** Other ways to get help; empty where there are none. */
      contact: z.object({ hotline: z.string(), mail: z.string() }),
    }),
  }),
  /** A help article. Errors: `notFound`. */
  helpArticle: call({
    method: 'GET',
    path: 'support/help/detail',
    access: 'public',
    effect: 'read',
    isKept: true,
    input: z.object({ helpId: publicNumber }),
    output: helpArticle,
  }),
  /** Articles about the pages that somebody comes from, or about the error that they got there. */
  helpFor: call({
    method: 'GET',
    path: 'support/help/for',
    access: 'public',
    effect: 'read',
    isKept: true,
    input: z.object({ page: z.enum(helpPages).optional(), error: z.enum(helpErrors).optional() }),
    output: z.object({ items: z.array(helpCard) }),
  }),
  /** Help found by words, the best match first. */
  helpSearch: call({
    method: 'GET',
    path: 'support/help/search',
    access: 'public',
    effect: 'read',
    input: z.object({ keywords: requiredText(100) }),
    output: z.object({
      items: z.array(helpCard),
      total: z.number().int(),
      spelling: z.string().nullable(),
    }),
  }),
  /**
   * Whether an article helped: one vote per visitor, the last one counts. Errors: `notFound`, `tooMany` above
   * sixty an hour from one address, or ten a day for one article.
   */
  helpVote: call({
    path: 'support/help/vote',
    access: 'public',
    effect: 'write',
    input: z.object({ helpId: publicNumber, isHelpful: z.boolean() }),
    output: z.object({ isHelpful: z.boolean() }),
  }),
  /**
   * Sends a complaint or a suggestion, with or without an account. `formKey` makes a form count once: a
   * repetition gets the same number and code. The code is shown by this call alone. Errors: `invalidInput`,
   * `tooMany` above five an hour or twenty a day from one address without account, `idempotencyMismatch`. With the
   * topic `objection` it objects to what a round has published: `illegalTransition` outside of its public notice.
   */
  feedbackSend: call({
    path: 'support/feedback/send',
    access: 'public',
    effect: 'write',
    isReplayable: false,
    input: z.object({
      formKey: z.string().regex(/^[\w-]{16,64}$/),
      kind: z.enum(feedbackKinds),
      topic: z.enum(feedbackTopics),
      body: requiredText(feedbackTerms.textAtMost),
      /** Path of the page concerned. */
      page: text(300).default(''),
      /** A reference, or the name of the staff member concerned. */
      about: nameText(100).default(''),
      /** A mainland mobile number or a mail address. */
      contact: text(200).default(''),
      files: z.array(ownedId).max(feedbackTerms.filesAtMost).default([]),
      /** Of an objection: the round, the reference of an entry or nothing for the whole list, and who objects. */
      round: publicNumber.optional(),
      entry: nameText(40).default(''),
      name: nameText(feedbackTerms.nameAtMost).default(''),
      /** Stored only with a barrier report. */
      view: seenView.default({}),
    }),
    output: z.object({
      reference: z.string(),
      code: z.string(),
      dueOn: isoDate,
      /** Whether the answer is also sent by mail or text message. */
      isContacted: z.boolean(),
    }),
  }),
  /** Opens a ticket by number and code in this browser, for half an hour. Errors: `codeWrong`, `tooMany`. */
  feedbackOpen: call({
    path: 'support/feedback/open',
    access: 'public',
    effect: 'write',
    isReplayable: false,
    input: z.object({ reference: requiredText(40), code: requiredText(40) }),
    output: z.object({ reference: z.string() }),
  }),
  /** A ticket of mine, or one that this browser has opened. Errors: `notAvailable`. */
  feedbackDetail: call({
    path: 'support/feedback/detail',
    access: 'public',
    effect: 'read',
    input: z.object({ reference: requiredText(40) }),
    output: feedbackDetail,
  }),
  /** Adds to a ticket, or reopens an answered one. Errors: `notAvailable`, `illegalTransition`, `tooMany`. */
  feedbackWrite: call({
    beforeConsent: true,
    path: 'support/feedback/write',
    access: 'public',
    effect: 'write',
    input: z.object({
      reference: requiredText(40),
      body: requiredText(feedbackTerms.textAtMost),
      /** Whether somebody other than the answering person should handle it. */
      wantsOther: z.boolean().default(false),
    }),
    output: z.object({ state: z.enum(feedbackStates) }),
  }),
  /** Ends a ticket: withdrawn before an answer, or settled. Errors: `notAvailable`, `illegalTransition`. */
  feedbackEnd: call({
    beforeConsent: true,
    path: 'support/feedback/end',
    access: 'public',
    effect: 'write',
    input: z.object({ reference: requiredText(40) }),
    output: z.object({ state: z.enum(feedbackStates) }),
  }),
  /** My feedback sent while signed in, the newest first. */
  feedbackList: call({
    path: 'support/feedback/list',
    access: 'signedIn',
    effect: 'read',
    output: z.object({ items: z.array(z.object(feedbackFacts)) }),
  }),
}
