import { z } from 'zod'
import { teamRoles } from '../rules/staff/roles.ts'
import { surveyKinds, surveyLimits, surveyQuestionTypes, surveyStates } from '../rules/surveys.ts'
import { questionSet } from './applications/question-set.ts'
import { staffCall } from './call.ts'
import {
  isoDate,
  isoInstant,
  ownedId,
  pageNumber,
  pageSize,
  publicNumber,
  shownId,
  text,
} from './content/fields.ts'
import { namedRole, roleKey } from './staff/role-fields.ts'

const version = z.int32()
const bilingual = (most: number) => z.object({ zh: text(most), en: text(most) })

const group = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('verifiedAdmins') }),
  z.object({ kind: z.literal('toolApplicants'), toolId: z.union([publicNumber, z.literal('')]) }),
  z.object({ kind: z.literal('teamRoles'), roles: z.array(z.enum(teamRoles)).max(9) }),
  z.object({ kind: z.literal('staffRoles'), roles: z.array(roleKey).max(50) }),
])

const draft = {
  kind: z.enum(surveyKinds),
  title: bilingual(surveyLimits.title),
  lead: bilingual(surveyLimits.lead),
  group,
  closesOn: isoDate.nullable(),
  questions: questionSet.refine(({ sections }) =>
    sections
      .flatMap(({ questions }) => questions)
      .every(({ type }) => (surveyQuestionTypes as readonly string[]).includes(type)),
  ),
}

const counts = {
  /** People notified so far, and people in the group. */
  told: z.number().int(),
  recipients: z.number().int(),
  answered: z.number().int(),
}

const listed = z.object({
  surveyId: shownId,
  kind: z.enum(surveyKinds),
  title: bilingual(surveyLimits.title),
  state: z.enum(surveyStates),
  openedAt: isoInstant.nullable(),
  closesOn: isoDate.nullable(),
  ...counts,
})
export type StaffSurvey = z.output<typeof listed>

const detail = z.object({
  surveyId: shownId,
  version,
  ...draft,
  state: z.enum(surveyStates),
  openedAt: isoInstant.nullable(),
  closedAt: isoInstant.nullable(),
  /** The staff roles that a group can consist of. */
  staffRoles: z.array(namedRole),
  ...counts,
})
export type StaffSurveyDetail = z.output<typeof detail>

const result = z.object({
  key: z.string(),
  type: z.enum(surveyQuestionTypes),
  label: z.string(),
  /** The number of answers to this question; null where they are too few to be shown. */
  answered: z.number().int().nullable(),
  /** Each choice, day or range of numbers, with its count. */
  bars: z.array(z.object({ key: z.string(), label: z.string(), count: z.number().int() })),
  /** For a number. */
  average: z.number().nullable(),
  /** The written answers, in no particular order. */
  texts: z.array(z.string()),
})
export type SurveyResult = z.output<typeof result>

const known = z.object({ surveyId: ownedId, version })

/** Surveys and invitations to chosen groups. Editors. */
export const surveysStaff = {
  list: staffCall({
    path: 'survey/v1/staff/list',
    privilege: 'runSurveys',
    effect: 'read',
    input: z.object({ page: pageNumber, pageSize }),
    output: z.object({ items: z.array(listed), total: z.number().int() }),
  }),
  create: staffCall({
    path: 'survey/v1/staff/create',
    privilege: 'runSurveys',
    effect: 'write',
    input: z.object({ kind: z.enum(surveyKinds), title: bilingual(surveyLimits.title) }),
    output: z.object({ surveyId: shownId }),
  }),
  /** Errors: `notAvailable`. */
  detail: staffCall({
    path: 'survey/v1/staff/detail',
    privilege: 'runSurveys',
    effect: 'read',
    input: z.object({ surveyId: ownedId }),
    output: detail,
  }),
  /** Changes a draft. `notAvailable`, `conflict`, `illegalTransition`, `invalidInput` for an unknown role. */
  save: staffCall({
    path: 'survey/v1/staff/save',
    privilege: 'runSurveys',
    effect: 'write',
    input: known.extend(draft),
    output: z.object({ version }),
  }),
  /** Deletes a draft. Errors as for `save`. */
  remove: staffCall({
    path: 'survey/v1/staff/remove',
    privilege: 'runSurveys',
    effect: 'write',
    input: known,
  }),
  /** The number of people that a survey's group has now. Errors: `notAvailable`. */
  countRecipients: staffCall({
    path: 'survey/v1/staff/count',
    privilege: 'runSurveys',
    effect: 'read',
    input: z.object({ surveyId: ownedId }),
    output: z.object({ recipients: z.number().int() }),
  }),
  /**
   * Opens it for the group as it is now and notifies each person once, in the background. Errors:
   * `notAvailable`, `conflict`, `illegalTransition`, `stepUpNeeded`, `invalidInput` by what is missing,
   * `recipients` where the group is empty.
   */
  send: staffCall({
    path: 'survey/v1/staff/send',
    privilege: 'runSurveys',
    needsStepUp: true,
    effect: 'write',
    input: known,
    output: z.object({ recipients: z.number().int() }),
  }),
  /** Closes it to answers. Errors: `notAvailable`, `conflict`, `illegalTransition`. */
  close: staffCall({
    path: 'survey/v1/staff/close',
    privilege: 'runSurveys',
    effect: 'write',
    input: known,
    output: z.object({ version }),
  }),
  /** A closed survey's results in the request's language; nothing below five answers. `notAvailable`. */
  results: staffCall({
    path: 'survey/v1/staff/results',
    privilege: 'runSurveys',
    effect: 'read',
    input: z.object({ surveyId: ownedId }),
    output: z.object({
      answered: z.number().int(),
      /** The number of counted answers: none while it is open. */
      counted: z.number().int(),
      isHidden: z.boolean(),
      results: z.array(result),
    }),
  }),
  /**
   * Every counted answer as a table, in which a question with fewer than five answers stays empty. Errors:
   * `notAvailable`, `stepUpNeeded`, `illegalTransition` while it is open, `tooFewAnswers`.
   */
  exportAnswers: staffCall({
    path: 'survey/v1/staff/export',
    privilege: 'exportSurveys',
    needsStepUp: true,
    effect: 'write',
    isReplayable: false,
    input: z.object({ surveyId: ownedId }),
    output: z.object({ rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))) }),
  }),
}
