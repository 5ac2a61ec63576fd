import type { FieldError } from '../contract/errors.ts'
import type { Bilingual } from '../lib/locale.ts'
import { missingInQuestions } from './applications/missing-in-form.ts'
import type { Question, QuestionSet } from './applications/questions.ts'
import type { Steps } from './lifecycle.ts'
import type { RoleKey, TeamRole } from './staff/roles.ts'

/** What staff ask people for: answers to questions, or attendance. */
export const surveyKinds = ['survey', 'invitation'] as const
export type SurveyKind = (typeof surveyKinds)[number]

/** An open survey is answered; a closed one shows its results. */
export const surveyStates = ['draft', 'open', 'closed'] as const
export type SurveyState = (typeof surveyStates)[number]

export const surveyTransitions = {
  saved: { from: [], stays: ['draft'], to: 'draft', by: 'staff', undoes: [] },
  sent: { from: ['draft'], to: 'open', by: 'staff', undoes: [] },
  closed: { from: ['open'], to: 'closed', by: 'staff', undoes: [] },
} as const satisfies Steps<SurveyState, 'staff'>

/** The recipients of a survey. */
export const surveyGroupKinds = ['verifiedAdmins', 'toolApplicants', 'teamRoles', 'staffRoles'] as const
export type SurveyGroup =
  /** Admins and super admins of teams whose organisation is verified. */
  | { kind: 'verifiedAdmins' }
  /** Members of the teams that have applied for a tool. */
  | { kind: 'toolApplicants'; toolId: string }
  | { kind: 'teamRoles'; roles: TeamRole[] }
  | { kind: 'staffRoles'; roles: RoleKey[] }

/** Question types of a survey: anything with papers or a signature is an application. */
export const surveyQuestionTypes = [
  'choice',
  'choices',
  'number',
  'text',
  'longText',
  'date',
] as const satisfies Question['type'][]

/** Below this number no results are shown, in all or for a question: who has answered is known, not what. */
export const leastAnswers = 5

export const surveyLimits = { title: 60, lead: 600 } as const

/** The editors' part of a survey. */
export type SurveyDraft = {
  kind: SurveyKind
  title: Bilingual
  lead: Bilingual
  questions: QuestionSet
  group: SurveyGroup
  /** The last day for answers, `YYYY-MM-DD` in China; null for none. */
  closesOn: string | null
}

/** What a survey lacks before it can be sent, by field path. */
export function missingInSurvey(draft: SurveyDraft, today: string): Record<string, FieldError> {
  const missing: Record<string, FieldError> = {}
  for (const [name, text] of [
    ['title', draft.title],
    ['lead', draft.lead],
  ] as const) {
    if (text.zh === '') missing[`${name}.zh`] = { reason: 'required' }
    if (text.en === '') missing[`${name}.en`] = { reason: 'required' }
  }
  const { questions, group, closesOn } = draft
  if (questions.sections.length === 0) missing.questions = { reason: 'required' }
  Object.assign(missing, missingInQuestions(questions))
  if ('roles' in group && group.roles.length === 0) missing['group.roles'] = { reason: 'required' }
  if ('toolId' in group && group.toolId === '') missing['group.toolId'] = { reason: 'required' }
  if (closesOn !== null && closesOn < today) missing.closesOn = { reason: 'dateInPast' }
  return missing
}

/** The effective state: after its last day an open survey takes no answers. */
export function stateOn(
  survey: { state: SurveyState; closes_on: string | null },
  today: string,
): SurveyState {
  const isOver = survey.closes_on !== null && survey.closes_on < today
  return survey.state === 'open' && isOver ? 'closed' : survey.state
}

/**
 * Whether the results may be shown: once it is closed, for good. While answers come in, comparing the figures
 * before and after an answer would reveal it.
 */
export function areFiguresDue(
  survey: { state: SurveyState; closes_on: string | null },
  today: string,
): boolean {
  return stateOn(survey, today) === 'closed'
}
