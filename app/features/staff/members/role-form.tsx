import { Form } from 'react-router'
import * as m from '#messages'
import { words as privilegeWords } from '#words/privilege'
import type { SecondFactorState } from '../../../../shared/contract/staff/staff.ts'
import type { RoleView } from '../../../../shared/contract/staff/staff-members.ts'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import { givablePrivileges } from '../../../../shared/rules/staff/privileges.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { FailureSummary } from '../../../api/forms/failure-summary.tsx'
import { Button, ButtonRow } from '../../../ui/controls/button.tsx'
import { CheckboxGroup } from '../../../ui/controls/choice.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { codeProblem } from '../code-problem.ts'
import { StepUp } from '../step-up.tsx'

type RoleFormProps = {
  /** The role to change; without it a new one is requested. */
  role?: RoleView
  me: SecondFactorState
  failure: ActFailure | undefined
}

/** Names and privileges of this portal's own role; a request waits for a second administrator. */
export function RoleForm({ role, me, failure }: RoleFormProps) {
  const locale = useLocale()
  const key = role?.key ?? ''
  const own = failure && (failure.values.key?.[0] ?? '') === key ? failure : undefined
  const held = role?.privileges.map(({ privilege }) => privilege) ?? []
  const rightsError = own?.fields.privileges
  return (
    <Form method="post" noValidate action={pathInLocale('/staff/roles', locale)} className="stack">
      {role && <input type="hidden" name="key" value={role.key} />}
      {role && <input type="hidden" name="version" value={role.version} />}
      {(['nameZh', 'nameEn'] as const).map((name) => {
        const error = own?.fields[name]
        return (
          <TextField
            key={name}
            name={name}
            id={`${name}-${key}`}
            lang={name === 'nameZh' ? 'zh-CN' : 'en'}
            width={20}
            maxLength={name === 'nameZh' ? 20 : 40}
            label={name === 'nameZh' ? m.role_form_name_zh() : m.role_form_name_en()}
            defaultValue={own?.values[name]?.[0] ?? role?.[name] ?? ''}
            {...(error && { error })}
          />
        )
      })}
      <CheckboxGroup
        name="privileges"
        id={`privileges-${key}`}
        label={m.role_form_rights()}
        hint={m.role_form_rights_hint()}
        options={givablePrivileges.map((value) => ({ value, label: privilegeWords[value]() }))}
        defaultValues={own ? (own.values.privileges ?? []) : held}
        {...(rightsError && { error: rightsError })}
      />
      {role && <p className="text-ink-2">{m.role_form_retire_hint()}</p>}
      <StepUp isFresh={me.isFresh} failure={own} id={`code-${key}`} />
      <ButtonRow>
        <Button kind="primary" name="intent" value="save">
          {role ? m.role_form_ask_change() : m.role_form_ask_new()}
        </Button>
        {role && (
          <Button name="intent" value="retire">
            {m.role_form_retire()}
          </Button>
        )}
      </ButtonRow>
    </Form>
  )
}

/** The errors at the fields of the form that was sent, or why nothing was requested. */
export function RoleRefusal({ failure }: { failure: ActFailure }) {
  const told = refusalWords[failure.error]?.()
  if (told) return <Notice kind="error" live answer={failure} title={told} />
  const key = failure.values.key?.[0] ?? ''
  const code = codeProblem(failure)
  const problems = Object.entries({ ...failure.fields, ...(code && { code }) })
  return (
    <FailureSummary
      failure={failure}
      problems={problems.map(([path, text]) => ({ fieldId: `${path}-${key}`, text }))}
    />
  )
}

const refusalWords: Partial<Record<ActFailure['error'], () => string>> = {
  ownInterest: m.role_changes_failed_gain,
  alreadyOpen: m.role_form_open,
  conflict: m.role_form_conflict,
}
