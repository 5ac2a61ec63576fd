import { useRef } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import type { NamedRole } from '../../../shared/contract/staff/role-fields.ts'
import type { StaffSurveyDetail } from '../../../shared/contract/surveys.staff.ts'
import { type RoleKey, type TeamRole, teamRoles } from '../../../shared/rules/staff/roles.ts'
import { surveyGroupKinds, surveyKinds, surveyLimits } from '../../../shared/rules/surveys.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { HeldTexts } from '../../api/forms/field-conflicts.tsx'
import { refusedKey } from '../../api/forms/own-failure.ts'
import { useUnsaved } from '../../api/forms/use-unsaved.ts'
import { Button, ButtonRow, DefaultSubmit } from '../../ui/controls/button.tsx'
import { CheckboxGroup, RadioGroup } from '../../ui/controls/choice.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { DateField, TextField } from '../../ui/controls/text-field.tsx'
import { toldOfSurvey } from './read-survey-form.ts'
import { groupWords, inLanguage, kindWords, surveyLabel, teamRoleWords } from './survey-words.ts'

export type SurveyFormProps = {
  survey: StaffSurveyDetail
  formKey: string
  failure: ActFailure | undefined
  /** The names of the staff roles. */
  staffRoleName: (role: NamedRole) => string
}

/** A draft's texts, recipients and closing day. */
export function SurveyForm(props: SurveyFormProps) {
  const { survey, formKey, failure } = props
  const { kind, closesOn, version } = survey
  const typed = (name: string) => failure?.values[name]?.[0]
  const error = failure?.fields.closesOn
  const element = useRef<HTMLFormElement>(null)
  useUnsaved(element, failure !== undefined)
  return (
    <Form
      ref={element}
      method="post"
      className="stack stack-lg"
      noValidate
      key={refusedKey(failure) ?? version}
    >
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="idempotencyKey" value={formKey} />
      <DefaultSubmit name="intent" value="basics" />
      <HeldTexts
        told={toldOfSurvey(survey)}
        failure={failure}
        labelOf={surveyLabel}
        wordOf={(key, text) => wordOf(props, key, text)}
      />
      <RadioGroup
        name="kind"
        inline
        label={m.staff_surveys_kind()}
        options={surveyKinds.map((value) => ({ value, label: kindWords[value]() }))}
        defaultValue={typed('kind') ?? kind}
      />
      <Words {...props} />
      <GroupFields {...props} />
      <DateField
        name="closesOn"
        label={m.staff_survey_closes()}
        hint={m.staff_survey_closes_hint()}
        optional
        defaultValue={typed('closesOn') ?? closesOn ?? ''}
        {...(error && { error })}
      />
      <ButtonRow>
        <Button name="intent" value="basics">
          {m.staff_survey_save()}
        </Button>
      </ButtonRow>
    </Form>
  )
}

/** The chosen value, in words. */
function wordOf({ survey, staffRoleName }: SurveyFormProps, key: string, text: string): string {
  const words: Record<string, Record<string, () => string>> = {
    kind: kindWords,
    group: groupWords,
    teamRoles: teamRoleWords,
    staffRoles: Object.fromEntries(survey.staffRoles.map((role) => [role.key, () => staffRoleName(role)])),
  }
  const of = words[key]
  return of
    ? text
        .split('\n')
        .map((one) => of[one]?.() ?? one)
        .join('\n')
    : text
}

function Words({ survey, failure }: SurveyFormProps) {
  return (['title', 'lead'] as const).map((part) => (
    <div className="form-pair" key={part}>
      {(['zh', 'en'] as const).map((language) => {
        const name = `${part}.${language}`
        const error = failure?.fields[name]
        const base = {
          name,
          id: name,
          lang: language === 'zh' ? 'zh-CN' : 'en',
          defaultValue: failure?.values[name]?.[0] ?? survey[part][language],
          maxLength: surveyLimits[part],
          ...(error && { error }),
        }
        if (part === 'title')
          return (
            <div key={name}>
              <TextField {...base} label={m.staff_surveys_title_in(inLanguage(language))} />
            </div>
          )
        return (
          <div key={name}>
            <TextArea
              {...base}
              rows={4}
              label={m.staff_survey_lead_in(inLanguage(language))}
              hint={m.staff_survey_lead_hint()}
            />
          </div>
        )
      })}
    </div>
  ))
}

function GroupFields({ survey: { group, staffRoles }, failure, staffRoleName }: SurveyFormProps) {
  const typed = failure?.values
  const error = failure?.fields['group.toolId']
  const chosenTeam: TeamRole[] = group.kind === 'teamRoles' ? group.roles : []
  const chosenStaff: RoleKey[] = group.kind === 'staffRoles' ? group.roles : []
  return (
    <>
      <RadioGroup
        name="group"
        label={m.staff_survey_group()}
        options={surveyGroupKinds.map((value) => ({ value, label: groupWords[value]() }))}
        defaultValue={typed?.group?.[0] ?? group.kind}
      />
      <TextField
        name="toolId"
        id="group.toolId"
        label={m.staff_survey_tool()}
        hint={m.staff_survey_tool_hint()}
        optional
        width={10}
        inputMode="numeric"
        defaultValue={typed?.toolId?.[0] ?? (group.kind === 'toolApplicants' ? group.toolId : '')}
        {...(error && { error })}
      />
      <CheckboxGroup
        name="teamRoles"
        inline
        optional
        label={m.staff_survey_team_roles()}
        hint={m.staff_survey_team_roles_hint()}
        options={teamRoles.map((value) => ({ value, label: teamRoleWords[value]() }))}
        defaultValues={typed ? (typed.teamRoles ?? []) : chosenTeam}
      />
      <CheckboxGroup
        name="staffRoles"
        inline
        optional
        label={m.staff_survey_staff_roles()}
        hint={m.staff_survey_staff_roles_hint()}
        options={staffRoles.map((role) => ({ value: role.key, label: staffRoleName(role) }))}
        defaultValues={typed ? (typed.staffRoles ?? []) : chosenStaff}
      />
    </>
  )
}
