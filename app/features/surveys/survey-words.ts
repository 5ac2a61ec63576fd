import * as m from '#messages'
import type { TeamRole } from '../../../shared/rules/roles.ts'
import type { SurveyGroup, SurveyKind, SurveyState } from '../../../shared/rules/surveys.ts'

export const kindWords: Record<SurveyKind, () => string> = {
  survey: m.survey_kind_survey,
  invitation: m.survey_kind_invitation,
}

export const stateWords: Record<SurveyState, () => string> = {
  draft: m.survey_state_draft,
  open: m.survey_state_open,
  closed: m.survey_state_closed,
}

export const groupWords: Record<SurveyGroup['kind'], () => string> = {
  verifiedAdmins: m.staff_survey_group_verified,
  toolApplicants: m.staff_survey_group_applicants,
  teamRoles: m.staff_survey_group_team,
  staffRoles: m.staff_survey_group_staff,
}

export const teamRoleWords: Record<TeamRole, () => string> = {
  member: m.staff_survey_role_member,
  admin: m.staff_survey_role_admin,
  superAdmin: m.staff_survey_role_super_admin,
}

/** A field that is written beside itself in both languages. */
export function inLanguage(language: 'zh' | 'en'): { language: string } {
  return { language: language === 'zh' ? m.collections_zh() : m.collections_en() }
}
