import { z } from 'zod'
import { applicationLabels, applicationSteps } from '../../rules/applications/application-status.ts'
import { applicationActions, applicationStates } from '../../rules/applications/application-transitions.ts'
import { offeringKinds } from '../../rules/applications/offerings.ts'
import {
  actingTeam,
  isoDate,
  isoInstant,
  language,
  personal,
  publicNumber,
  shownId,
} from '../content/fields.ts'
import { fieldReasons } from '../errors.ts'
import { fileView } from '../files.ts'

/**
 * Answers by the key of their question, as forms and clients send them: numbers and days also as text, lists
 * of options or file ids, agreement as `true` or `on`, a budget as a text with a line for each of its lines,
 * `Rent | 5000 | 3000`: what for, amount in whole yuan, and how much of it is asked for. Sending the masked form of a stored phone, name or
 * address keeps it unchanged.
 */
export const answersInput = z.record(
  z.string().max(60),
  z.union([z.string().max(20_000), z.array(z.string().max(200)).max(60), z.number(), z.boolean()]),
)

/** A stored answer; exactly one of its fields is filled. */
export const answerView = z.object({
  text: z.string(),
  list: z.array(z.string()),
  isGiven: z.boolean(),
  phone: personal('phone').nullable(),
  email: personal('email').nullable(),
  name: personal('name').nullable(),
  files: z.array(fileView),
})

const option = z.object({ value: z.string(), label: z.string() })

/** A question in the reader's language, with its answer. */
export const questionView = z.object({
  key: z.string(),
  type: z.enum(['text', 'longText', 'number', 'date', 'choice', 'choices', 'file', 'agreement', 'budget']),
  label: z.string(),
  hint: z.string().nullable(),
  isOptional: z.boolean(),
  /** Whether the answer was filled in from the profile. */
  isPrefilled: z.boolean(),
  format: z.enum(['email', 'phone', 'url']).nullable(),
  minLength: z.number().int().nullable(),
  maxLength: z.number().int().nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  unit: z.string().nullable(),
  /** The earliest selectable day. */
  fromDay: isoDate.nullable(),
  atMost: z.number().int().nullable(),
  accept: z.array(z.enum(['pdf', 'image'])),
  options: z.array(option),
  /** The alias of the article to agree to. */
  article: z.string().nullable(),
  answer: answerView,
  /** What is wrong with the present answer; null where nothing is. */
  problem: z.object({ reason: z.enum(fieldReasons), limit: z.number().optional() }).nullable(),
})

export const sectionView = z.object({
  key: z.string(),
  title: z.string(),
  questions: z.array(questionView),
  /** Whether every answer is there and valid as far as the server can tell. */
  isComplete: z.boolean(),
})

/** A rule with its verdict and the step that meets it. */
export const ruleVerdictView = z.object({
  kind: z.string(),
  text: z.string(),
  verdict: z.enum(['met', 'notMet', 'unknown']),
  fix: z.object({ step: z.string(), text: z.string(), path: z.string().nullable() }).nullable(),
})

export const declarationView = z.object({
  key: z.string(),
  statement: z.string(),
  isDeclared: z.boolean(),
  /** The published text that is agreed to: its address without language, and the SHA-256 of its words. */
  agreed: z.object({ path: z.string(), hash: z.string() }).nullable(),
})

/** The same in what was sent: with the words as they were agreed to, where they are still kept. */
export const sentDeclarationView = declarationView.extend({
  agreed: z
    .object({
      ...{ path: z.string(), hash: z.string() },
      words: z.object({ language, html: z.string() }).nullable(),
    })
    .nullable(),
})

/** What an input applies for: the number of one tool, service, resource or round, under the name of its kind. */
export const offeringInputs = {
  toolId: publicNumber.optional(),
  serviceId: publicNumber.optional(),
  resourceId: publicNumber.optional(),
  roundId: publicNumber.optional(),
}

/** An offering in an answer. */
export const offeringOnWire = {
  offeringKind: z.enum(offeringKinds),
  offeringId: publicNumber,
  offeringName: z.string(),
}

/** An application in a list. */
export const applicationSummary = z.object({
  applicationId: shownId,
  reference: z.string(),
  ...offeringOnWire,
  state: z.enum(applicationStates),
  label: z.enum(applicationLabels),
  turn: z.enum(['applicant', 'programme', 'nobody']),
  savedAt: isoInstant,
  submittedAt: isoInstant.nullable(),
  /** The day by which the party whose turn it is should act. */
  dueOn: isoDate.nullable(),
  /** Until when the refusal can be appealed against; null where it cannot. */
  appealUntil: isoDate.nullable(),
})

export const applicationEvent = z.object({
  action: z.enum(applicationActions),
  party: z.enum(['applicant', 'staff', 'portal']),
  /** The person of the team; null for staff and the portal. */
  who: personal('name').nullable(),
  /** The staff member, visible to staff alone. */
  staffName: z.string().nullable(),
  toState: z.enum(applicationStates),
  note: z.string().nullable(),
  at: isoInstant,
})

export const applicationMessage = z.object({
  messageId: shownId,
  party: z.enum(['applicant', 'staff']),
  who: personal('name').nullable(),
  staffName: z.string().nullable(),
  body: z.string(),
  at: isoInstant,
})

/** A page of a team's applications. */
export const applicationList = z.object({
  items: z.array(applicationSummary),
  total: z.number().int(),
  pageSize: z.number().int(),
})

/** The response of every change of an application. */
export const changed = z.object({
  applicationId: shownId,
  reference: z.string(),
  state: z.enum(applicationStates),
})

/** What is sent with an application: the answers complete those of the draft. */
export const submission = {
  ...actingTeam,
  answers: answersInput.default({}),
  declared: z.array(z.string().max(60)).max(30).optional(),
}

/** A submitted application: until when it can be amended, and by when it is answered. */
export const submitted = changed.extend({ amendableUntil: isoInstant, dueOn: isoDate })

export const trackerPosition = z.object({ step: z.enum(applicationSteps), isStopped: z.boolean() })

export type AnswerView = z.output<typeof answerView>
export type QuestionView = z.output<typeof questionView>
export type SectionView = z.output<typeof sectionView>
export type RuleVerdictView = z.output<typeof ruleVerdictView>
export type ApplicationSummary = z.output<typeof applicationSummary>
export type ApplicationEvent = z.output<typeof applicationEvent>
export type ApplicationMessage = z.output<typeof applicationMessage>
