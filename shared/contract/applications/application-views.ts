import { z } from 'zod'
import { isoDate, isoInstant, publicNumber, shownId } from '../content/fields.ts'
import {
  applicationEvent,
  applicationMessage,
  applicationSummary,
  declarationView,
  ruleVerdictView,
  sectionView,
  trackerPosition,
} from './application-parts.ts'

/** What a team fills in for a tool, with where it stands before it begins. */
export const applicationForm = z.object({
  /** The team that the form is for; every write states it. */
  TeamID: shownId,
  toolId: publicNumber,
  toolName: z.string(),
  minutes: z.number().int(),
  papers: z.array(z.string()),
  claimSteps: z.array(z.string()),
  replyWorkingDays: z.number().int(),
  rules: z.array(ruleVerdictView),
  isEligible: z.boolean(),
  /** False for a draft that outlasted its tool: it is read and deleted, no longer sent. */
  isOffered: z.boolean(),
  /** Whether nothing but statements and answers stands in the way. */
  canStart: z.boolean(),
  draft: z.object({ applicationId: shownId, reference: z.string(), savedAt: isoInstant }).nullable(),
  openApplicationId: shownId.nullable(),
  declarations: z.array(declarationView),
  sections: z.array(sectionView),
})

/** An application as its team follows it. */
export const applicationDetails = applicationSummary.extend({
  TeamID: shownId,
  isAppeal: z.boolean(),
  tracker: trackerPosition,
  sections: z.array(sectionView),
  declarations: z.array(declarationView),
  events: z.array(applicationEvent),
  messages: z.array(applicationMessage),
  amendableUntil: isoInstant.nullable(),
  correction: z
    .object({
      dueAt: isoInstant,
      keys: z.array(z.string()),
      remark: z.string(),
      /** The reopened questions with what was written so far. */
      sections: z.array(sectionView),
      /** When what was written was last kept; null where nothing was yet. */
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
      /** Where the tool is opened or downloaded: an https address or a path of this portal. */
      startLink: z.string().nullable(),
      /** At whom it is opened by `/partners/tool/` with its number; null where no partner has it. */
      partner: z
        .object({
          name: z.string(),
          /** Whether the team's organisation is suspended or was shut out: nothing is opened meanwhile. */
          isHalted: z.boolean(),
        })
        .nullable(),
      steps: z.array(z.string()),
    })
    .nullable(),
  grantedUntil: isoDate.nullable(),
  /** How many undecided applications are due before this one; null once it is decided. */
  placeInQueue: z.number().int().nullable(),
  may: z.object({
    amend: z.boolean(),
    correct: z.boolean(),
    withdraw: z.boolean(),
    appeal: z.boolean(),
    confirm: z.boolean(),
    write: z.boolean(),
  }),
})

export type ApplicationForm = z.output<typeof applicationForm>
export type ApplicationDetails = z.output<typeof applicationDetails>
