import type { StaffSurveyDetail } from '../../../shared/contract/surveys.staff.ts'
import { teamRoles } from '../../../shared/rules/staff/roles.ts'
import {
  type SurveyDraft,
  type SurveyGroup,
  surveyGroupKinds,
  surveyKinds,
} from '../../../shared/rules/surveys.ts'
import type { PostedForm } from '../../api/forms/posted-form.ts'
import { type Told, toldOf } from '../../api/pages/told-texts.ts'

/** A draft with the values of its form; its questions stay. */
export function readSurveyForm(form: PostedForm, before: StaffSurveyDetail): SurveyDraft {
  const both = (name: string) => ({ zh: form.text(`${name}.zh`), en: form.text(`${name}.en`) })
  return {
    ...draftOf(before),
    kind: surveyKinds.find((kind) => kind === form.text('kind')) ?? before.kind,
    title: both('title'),
    lead: both('lead'),
    group: groupOf(form, before),
    closesOn: form.optionalText('closesOn') ?? null,
  }
}

/** The saved parts of a survey. */
export function draftOf({ kind, title, lead, group, closesOn, questions }: StaffSurveyDetail): SurveyDraft {
  return { kind, title, lead, group, closesOn, questions }
}

/** What its page is told about the fields of its form. */
export function toldOfSurvey({ kind, title, lead, group, closesOn }: StaffSurveyDetail): Told {
  const roles = (of: SurveyGroup['kind']) => (group.kind === of && 'roles' in group ? [...group.roles] : [])
  return toldOf({
    kind,
    'title.zh': title.zh,
    'title.en': title.en,
    'lead.zh': lead.zh,
    'lead.en': lead.en,
    group: group.kind,
    toolId: group.kind === 'toolApplicants' ? group.toolId : '',
    teamRoles: roles('teamRoles'),
    staffRoles: roles('staffRoles'),
    closesOn: closesOn ?? '',
  })
}

function groupOf(form: PostedForm, { staffRoles }: StaffSurveyDetail): SurveyGroup {
  const kind = surveyGroupKinds.find((one) => one === form.text('group')) ?? 'verifiedAdmins'
  switch (kind) {
    case 'verifiedAdmins':
      return { kind }
    case 'toolApplicants':
      return { kind, toolId: form.text('toolId').trim() }
    case 'teamRoles':
      return { kind, roles: teamRoles.filter((role) => form.texts('teamRoles').includes(role)) }
    case 'staffRoles':
      return {
        kind,
        roles: staffRoles.map(({ key }) => key).filter((key) => form.texts('staffRoles').includes(key)),
      }
  }
}
