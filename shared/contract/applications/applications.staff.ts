import { z } from 'zod'
import { reasonUses } from '../../rules/applications/application-reasons.ts'
import { applicationStates } from '../../rules/applications/application-transitions.ts'
import { paperTerms } from '../../rules/organisations/paper-openings.ts'
import { call } from '../call.ts'
import {
  isoDate,
  isoInstant,
  language,
  ownedId,
  personal,
  publicNumber,
  requiredText,
  shownId,
  text,
} from '../content/fields.ts'
import { errorTable } from '../error-table.ts'
import type { ErrorName } from '../errors.ts'
import { openedPapers, papersOpenUntil } from '../files.ts'
import {
  answerView,
  applicationEvent,
  applicationMessage,
  applicationSummary,
  declarationView,
  questionView,
  ruleVerdictView,
  sectionView,
} from './application-parts.ts'

const staffRead = { method: 'POST', access: 'staff', secured: 'none', effect: 'read' } as const
const staffWrite = { method: 'POST', access: 'staff', secured: 'none', effect: 'write' } as const

/** The version that the reviewer saw: a second one who decides about the same is told `conflict`. */
const seen = { applicationId: ownedId, version: z.coerce.number().int().min(1) }
const errorNames = Object.keys(errorTable) as [ErrorName, ...ErrorName[]]
/** Of a template that staff have published. */
const reasonCode = text(40)
const changed = z.object({
  applicationId: shownId,
  reference: z.string(),
  state: z.enum(applicationStates),
  version: z.number().int(),
})

const staffView = z.object({ accountId: shownId, displayName: z.string() })

const queueItem = applicationSummary.extend({
  version: z.number().int(),
  isAppeal: z.boolean(),
  teamName: z.string(),
  organisationName: z.string().nullable(),
  assignedTo: staffView.nullable(),
  /** From when it can be opened: the applicant may amend until then. */
  openableAt: isoInstant.nullable(),
  isOverdue: z.boolean(),
})

const decisionFields = {
  verdict: z.enum(['approve', 'reject']),
  /** Demanded for a refusal. */
  reasonCode: reasonCode.optional(),
  text: text(2000).default(''),
  /** The last day of an approved grant, null where it does not end; left out: by the tool's term. */
  grantedUntil: text(20).nullable().optional(),
}

/** One answer that differs from what was submitted before. */
const difference = z.object({
  key: z.string(),
  question: questionView.pick({ label: true, type: true, options: true, unit: true }),
  before: answerView,
  after: answerView,
})

const contact = z.object({
  name: personal('name').nullable(),
  phone: personal('phone').nullable(),
  email: personal('email').nullable(),
})

const toolCodes = z.object({
  toolId: publicNumber,
  toolName: z.string(),
  left: z.number().int(),
  handedOut: z.number().int(),
  /** Approved applications that wait for a code. */
  waiting: z.number().int(),
})

const staffDetail = queueItem.extend({
  team: z.object({ teamId: shownId, name: z.string(), kind: z.string() }),
  organisation: z
    .object({ organisationId: shownId, name: z.string(), creditCode: z.string(), isVerified: z.boolean() })
    .nullable(),
  sections: z.array(sectionView),
  declarations: z.array(declarationView),
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
  /** Activation codes that are free; null where the tool needs none, or the application holds one already. */
  codesLeft: z.number().int().nullable(),
  /** The last day of a grant by the tool's term; null where it has none. */
  usualUntil: isoDate.nullable(),
  quota: z.object({ stockLeft: z.number().int().nullable(), allowanceLeft: z.number().int() }),
  contact,
  /** What this member of staff may do now, by their rights, by the state and by whose application it is. */
  may: z.object({
    open: z.boolean(),
    requestCorrection: z.boolean(),
    decide: z.boolean(),
    reverse: z.boolean(),
    end: z.boolean(),
    /** Why not, where a rule forbids it rather than the state. */
    hindrance: z.enum(['ownInterest', 'secondPersonNeeded']).nullable(),
  }),
})

export type ToolCodes = z.output<typeof toolCodes>
export type QueueItem = z.output<typeof queueItem>
export type StaffApplicationDetail = z.output<typeof staffDetail>

/** What reviewers do with applications. Every write needs the role `reviewer`; decisions a fresh proof as well. */
export const applicationsStaff = {
  /** An application with all that a reviewer needs to see; personal fields are masked. Seeing it is recorded. */
  detail: call({
    ...staffWrite,
    privilege: 'reviewApplications',
    path: 'staff/application/detail',
    input: z.object({ applicationId: ownedId }),
    output: staffDetail,
  }),

  /**
   * Who applied and the phones, names and addresses in the answers, with a reason that the audit keeps. Needs a
   * fresh proof. Errors: `notAvailable`, `stepUpNeeded`.
   */
  reveal: call({
    ...staffWrite,
    privilege: 'revealApplicants',
    needsStepUp: true,
    secured: 'traceId',
    path: 'staff/application/reveal',
    input: z.object({ applicationId: ownedId, reason: requiredText(200) }),
    output: z.object({
      contact,
      answers: z.array(
        z.object({
          label: z.string(),
          phone: personal('phone').nullable(),
          email: personal('email').nullable(),
          name: personal('name').nullable(),
        }),
      ),
    }),
  }),

  /**
   * Opens the files among the answers to this session for half an hour, with a reason that the audit keeps and whoever sent them
   * reads. Needs a fresh proof. Errors: `notAvailable`, `ownInterest`, `stepUpNeeded`, `tooMany`.
   */
  openPapers: call({
    ...staffWrite,
    privilege: 'revealApplicants',
    needsStepUp: true,
    path: 'staff/application/openPapers',
    input: z.object({ applicationId: ownedId, reason: requiredText(paperTerms.reasonAtMost) }),
    output: openedPapers,
  }),

  /** Says to the others that I have it open, for a quarter of an hour, unless somebody had it before. */
  look: call({
    ...staffWrite,
    privilege: 'reviewApplications',
    path: 'staff/application/look',
    input: z.object({ applicationId: ownedId }),
    output: z.object({ isMine: z.boolean() }),
  }),

  /** Gives applications to a reviewer, `null` to nobody; undone by assigning back. Answers what was before. */
  assign: call({
    ...staffWrite,
    privilege: 'reviewApplications',
    path: 'staff/application/assign',
    input: z.object({
      applicationIds: z.array(ownedId).min(1).max(100),
      accountId: ownedId.nullable(),
    }),
    output: z.object({
      items: z.array(
        z.object({
          applicationId: shownId,
          before: shownId.nullable(),
          isAssigned: z.boolean(),
          /** Why it was not given. */
          error: z
            .enum(['notAvailable', 'ownInterest', 'secondPersonNeeded', 'illegalTransition'])
            .nullable(),
        }),
      ),
    }),
  }),

  /** Takes up an application for review, not before the applicant's ten minutes have passed. */
  open: call({
    ...staffWrite,
    privilege: 'reviewApplications',
    path: 'staff/application/open',
    input: z.object(seen),
    output: changed,
  }),

  /** Asks the applicant to mend some answers within 14 days; only these reopen. */
  requestCorrection: call({
    ...staffWrite,
    privilege: 'reviewApplications',
    path: 'staff/application/requestCorrection',
    input: z.object({
      ...seen,
      keys: z.array(z.string().max(60)).min(1).max(40),
      remark: requiredText(1000),
    }),
    output: changed,
  }),

  /** Decides. Errors: `ownInterest`, `secondPersonNeeded` for an appeal, `conflict`, `quotaExhausted`. */
  decide: call({
    ...staffWrite,
    privilege: 'decideApplications',
    needsStepUp: true,
    path: 'staff/application/decide',
    input: z.object({ ...seen, ...decisionFields }),
    output: changed,
  }),

  /** Decides the same about several; each stands or fails by itself and says why. */
  decideMany: call({
    method: 'POST',
    access: 'staff',
    privilege: 'decideApplications',
    needsStepUp: true,
    secured: 'none',
    effect: 'own',
    path: 'staff/application/decideMany',
    input: z.object({ items: z.array(z.object(seen)).min(1).max(50), ...decisionFields }),
    output: z.object({
      done: z.number().int(),
      items: z.array(
        z.object({ applicationId: shownId, isDone: z.boolean(), error: z.enum(errorNames).nullable() }),
      ),
    }),
  }),

  /** What the applicant would read, in both languages. */
  preview: call({
    ...staffRead,
    privilege: 'reviewApplications',
    path: 'staff/application/preview',
    input: z.object({ applicationId: ownedId, ...decisionFields }),
    output: z.object({
      messages: z.array(z.object({ language, title: z.string(), body: z.string() })),
    }),
  }),

  /** Turns a decision round, by another person than the one who made it, with a reason for the applicant. */
  reverse: call({
    ...staffWrite,
    privilege: 'decideApplications',
    needsStepUp: true,
    path: 'staff/application/reverse',
    input: z.object({ ...seen, reasonCode: reasonCode.optional(), text: requiredText(2000) }),
    output: changed,
  }),

  /** Ends a grant: used up, or taken back with a reason. */
  end: call({
    ...staffWrite,
    privilege: 'decideApplications',
    needsStepUp: true,
    path: 'staff/application/end',
    input: z.object({ ...seen, how: z.enum(['complete', 'revoke']), text: requiredText(2000) }),
    output: changed,
  }),

  /** Writes to the applicant. */
  sendMessage: call({
    ...staffWrite,
    privilege: 'reviewApplications',
    path: 'staff/application/message',
    input: z.object({ applicationId: ownedId, body: requiredText(2000) }),
    output: z.object({ messageId: shownId }),
  }),

  /** The reasons to choose from, with the text to start from in both languages. */
  reasons: call({
    ...staffRead,
    privilege: 'reviewApplications',
    path: 'staff/application/reasons',
    input: z.object({}),
    output: z.object({
      reasons: z.array(
        z.object({
          code: z.string(),
          use: z.enum(reasonUses),
          title: z.string(),
          templates: z.object({ zh: z.string(), en: z.string() }),
          nextStep: z.string(),
        }),
      ),
    }),
  }),

  /** Tools that are opened by a code: codes left, handed out, and approved applications that wait for one. */
  codes: call({
    ...staffRead,
    privilege: 'manageCodes',
    path: 'staff/application/codes',
    input: z.object({}),
    output: z.object({
      tools: z.array(toolCodes),
    }),
  }),

  /** Adds activation codes of a tool and hands them to approved applications that wait for one. */
  addCodes: call({
    ...staffWrite,
    privilege: 'manageCodes',
    path: 'staff/application/codes/add',
    input: z.object({ toolId: publicNumber, codes: z.array(requiredText(200)).min(1).max(200) }),
    output: z.object({ added: z.number().int(), handedOver: z.number().int(), left: z.number().int() }),
  }),
}
