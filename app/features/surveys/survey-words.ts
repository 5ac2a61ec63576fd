import * as m from '#messages'
import type { FieldError } from '../../../shared/contract/errors.ts'
import type { SurveyGroup } from '../../../shared/rules/surveys.ts'
import { namedFieldText } from '../../api/forms/named-field.ts'

export { words as teamRoleWords } from '#words/staff_survey_role'
export { words as kindWords } from '#words/survey_kind'
export { words as stateWords } from '#words/survey_state'

export const groupWords: Record<SurveyGroup['kind'], () => string> = {
  verifiedAdmins: m.staff_survey_group_verified,
  toolApplicants: m.staff_survey_group_applicants,
  teamRoles: m.staff_survey_group_team,
  staffRoles: m.staff_survey_group_staff,
}

/** A field that is written beside itself in both languages. */
export function inLanguage(language: 'zh' | 'en'): { language: string } {
  return { language: language === 'zh' ? m.collections_zh() : m.collections_en() }
}

const labels: Record<string, () => string> = {
  kind: m.staff_surveys_kind,
  group: m.staff_survey_group,
  toolId: m.staff_survey_tool,
  teamRoles: m.staff_survey_team_roles,
  staffRoles: m.staff_survey_staff_roles,
  closesOn: m.staff_survey_closes,
  'title.zh': () => m.staff_surveys_title_in(inLanguage('zh')),
  'title.en': () => m.staff_surveys_title_in(inLanguage('en')),
  'lead.zh': () => m.staff_survey_lead_in(inLanguage('zh')),
  'lead.en': () => m.staff_survey_lead_in(inLanguage('en')),
}

/** The label of a draft's field. */
export function surveyLabel(key: string): string {
  return labels[key]?.() ?? key
}

/** For the actions of drafts: a field's error, with its label. */
export function wordSurvey(path: string, error: FieldError): string | undefined {
  const name = labels[path.replace(/^group\./, '')]
  return name && namedFieldText(name(), error)
}
