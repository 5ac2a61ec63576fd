import { z } from 'zod'
import { isoDate, isoInstant, publicNumber, shownId } from '../content/fields.ts'
import { orderSummary } from '../orders/order-parts.ts'
import {
  answerView,
  applicationEvent,
  applicationMessage,
  applicationSummary,
  declarationView,
  offeringOnWire,
  questionView,
  ruleVerdictView,
  sectionView,
  sentDeclarationView,
  trackerPosition,
} from './application-parts.ts'
import { receiptsView } from './receipts.ts'

/** A team's form for an offering, and where the team stands before it begins. */
export const applicationForm = z.object({
  /** The team that the form is for; every write states it. */
  TeamID: shownId,
  ...offeringOnWire,
  minutes: z.number().int(),
  papers: z.array(z.string()),
  claimSteps: z.array(z.string()),
  replyWorkingDays: z.number().int(),
  /** How long it takes, what comes after, how the data is used and how long it can be changed, in the reader's words. */
  words: z.object({ facts: z.string(), after: z.string(), data: z.string(), check: z.string() }),
  rules: z.array(ruleVerdictView),
  isEligible: z.boolean(),
  /** False for a draft for what is no longer offered: it can be read and deleted, but not sent. */
  isOffered: z.boolean(),
  /** Whether only declarations and answers are missing. */
  canStart: z.boolean(),
  draft: z.object({ applicationId: shownId, reference: z.string(), savedAt: isoInstant }).nullable(),
  openApplicationId: shownId.nullable(),
  declarations: z.array(declarationView),
  /**
   * What the team has sent for others of a kind that recurs, such as earlier rounds, or for this one and withdrawn: a
   * draft can be filled from it.
   */
  earlier: z.array(z.object({ applicationId: shownId, isWithdrawn: z.boolean(), text: z.string() })),
  /** What of the application that was asked for has no place in this form, in the reader's words; null without one. */
  copied: z
    .object({
      title: z.string(),
      text: z.string(),
      left: z.array(
        z.object({
          key: z.string(),
          question: questionView.pick({ label: true, type: true, options: true, unit: true }),
          why: z.string(),
          answer: answerView,
        }),
      ),
    })
    .nullable(),
  sections: z.array(sectionView),
})

/** An application as its team sees it. */
export const applicationDetails = applicationSummary.extend({
  TeamID: shownId,
  isAppeal: z.boolean(),
  tracker: trackerPosition,
  sections: z.array(sectionView),
  declarations: z.array(sentDeclarationView),
  receipts: receiptsView,
  events: z.array(applicationEvent),
  messages: z.array(applicationMessage),
  amendableUntil: isoInstant.nullable(),
  correction: z
    .object({
      dueAt: isoInstant,
      keys: z.array(z.string()),
      remark: z.string(),
      /** The reopened questions with the text so far. */
      sections: z.array(sectionView),
      /** When the text was last saved; null where it never was. */
      savedAt: isoInstant.nullable(),
    })
    .nullable(),
  decision: z
    .object({
      verdict: z.enum(['approved', 'rejected']),
      reason: z.string().nullable(),
      text: z.string().nullable(),
      nextStep: z.object({ text: z.string(), path: z.string() }).nullable(),
      decidedAt: isoInstant,
    })
    .nullable(),
  appeal: z.object({ canAppeal: z.boolean(), until: isoDate.nullable(), text: z.string().nullable() }),
  activation: z
    .object({
      kind: z.enum(['steps', 'code']),
      code: z.string().nullable(),
      /** Where it is opened or downloaded: an https address or a path of this portal. */
      startLink: z.string().nullable(),
      /** The partner at which `/partners/tool/` with its number opens it; null where there is none. */
      partner: z
        .object({
          name: z.string(),
          /** Whether the team's organisation is suspended or revoked: nothing can be opened meanwhile. */
          isHalted: z.boolean(),
        })
        .nullable(),
      steps: z.array(z.string()),
    })
    .nullable(),
  grantedUntil: isoDate.nullable(),
  /** Orders of a service, or bookings of a resource; the newest first. */
  orders: z.array(orderSummary),
  /** What was asked about the entry that a round's application is for; null where it is for none. */
  questions: z.object({ worksID: shownId, total: z.number().int(), waiting: z.number().int() }).nullable(),
  /** What the judges say of an entry that was eliminated, once its round is published. */
  feedback: z.string().nullable(),
  /** Why the entry that it is for was disqualified, and in which round; null where it was not. */
  disqualified: z.object({ reason: z.string(), roundId: publicNumber }).nullable(),
  /** How many undecided applications are due before this one; null once it is decided. */
  placeInQueue: z.number().int().nullable(),
  may: z.object({
    amend: z.boolean(),
    correct: z.boolean(),
    withdraw: z.boolean(),
    appeal: z.boolean(),
    confirm: z.boolean(),
    write: z.boolean(),
    order: z.boolean(),
  }),
})

export type ApplicationForm = z.output<typeof applicationForm>
export type ApplicationDetails = z.output<typeof applicationDetails>
