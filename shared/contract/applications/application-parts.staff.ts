import { z } from 'zod'
import { isoDate, isoInstant, personal, shownId, text } from '../content/fields.ts'
import { papersOpenUntil } from '../files.ts'
import {
  answerView,
  applicationEvent,
  applicationMessage,
  applicationSummary,
  offeringOnWire,
  questionView,
  ruleVerdictView,
  sectionView,
  sentDeclarationView,
} from './application-parts.ts'
import { receiptsView } from './receipts.ts'

/** The code of a published reason template. */
export const reasonCode = text(40)

const staffView = z.object({ accountId: shownId, displayName: z.string() })

const queueItem = applicationSummary.extend({
  version: z.number().int(),
  isAppeal: z.boolean(),
  teamName: z.string(),
  organisationName: z.string().nullable(),
  assignedTo: staffView.nullable(),
  /** When review can begin: the applicant may amend until then. */
  openableAt: isoInstant.nullable(),
  isOverdue: z.boolean(),
})

export const decisionFields = {
  verdict: z.enum(['approve', 'reject']),
  /** Demanded for a refusal. */
  reasonCode: reasonCode.optional(),
  text: text(2000).default(''),
  /** The last day of an approved grant, null where it does not end; by default from the offering's term. */
  grantedUntil: text(20).nullable().optional(),
}

/** An answer that differs from the previous submission. */
const difference = z.object({
  key: z.string(),
  question: questionView.pick({ label: true, type: true, options: true, unit: true }),
  before: answerView,
  after: answerView,
})

export const contact = z.object({
  name: personal('name').nullable(),
  phone: personal('phone').nullable(),
  email: personal('email').nullable(),
})

export const offeringCodes = z.object({
  ...offeringOnWire,
  left: z.number().int(),
  handedOut: z.number().int(),
  /** Approved applications that wait for a code. */
  waiting: z.number().int(),
})

export const staffDetail = queueItem.extend({
  team: z.object({ teamId: shownId, name: z.string(), kind: z.string() }),
  organisation: z
    .object({ organisationId: shownId, name: z.string(), creditCode: z.string(), isVerified: z.boolean() })
    .nullable(),
  sections: z.array(sectionView),
  declarations: z.array(sentDeclarationView),
  receipts: receiptsView,
  rules: z.array(ruleVerdictView),
  differences: z.array(difference),
  papersOpenUntil,
  events: z.array(applicationEvent),
  messages: z.array(applicationMessage),
  /** The organisation's or the team's other applications, the newest first. */
  others: z.array(applicationSummary),
  correction: z.object({ dueAt: isoInstant, keys: z.array(z.string()), remark: z.string() }).nullable(),
  appealText: z.string().nullable(),
  decisions: z.array(
    z.object({
      verdict: z.enum(['approved', 'rejected']),
      reasonCode: z.string().nullable(),
      text: z.string().nullable(),
      isReversal: z.boolean(),
      who: staffView.nullable(),
      decidedAt: isoInstant,
    }),
  ),
  /** Free activation codes; null where the offering needs none, or the application already has one. */
  codesLeft: z.number().int().nullable(),
  /** The last day of a grant by the offering's term; null where it has none. */
  usualUntil: isoDate.nullable(),
  quota: z.object({ stockLeft: z.number().int().nullable(), allowanceLeft: z.number().int() }),
  contact,
  /** What this staff member may do now, by their rights, the state and whose application it is. */
  may: z.object({
    open: z.boolean(),
    requestCorrection: z.boolean(),
    decide: z.boolean(),
    reverse: z.boolean(),
    end: z.boolean(),
    /** The rule that forbids it; null where only the state does. */
    hindrance: z.enum(['ownInterest', 'secondPersonNeeded']).nullable(),
  }),
})

export type OfferingCodes = z.output<typeof offeringCodes>
export type QueueItem = z.output<typeof queueItem>
export type StaffApplicationDetail = z.output<typeof staffDetail>
