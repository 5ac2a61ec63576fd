import { Form } from 'react-router'
import * as m from '#messages'
import type { SuperAdminInfo } from '../../../shared/contract/organisations/super-admin-change.ts'
import type { CallingCode } from '../../../shared/contract/sign-in/sign-in.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { superAdminTerms } from '../../../shared/rules/organisations/super-admin-change.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { useAwaitedUploads } from '../../api/forms/await-uploads.tsx'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { leftText } from '../../api/forms/left-text.ts'
import { carriedFiles } from '../../api/forms/upload-files.ts'
import { Button, ButtonRow, DefaultSubmit } from '../../ui/controls/button.tsx'
import { Checkbox } from '../../ui/controls/choice.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Heading } from '../../ui/heading.tsx'
import { PaperField } from './paper-field.tsx'
import { SuperAdminPhone } from './super-admin-phone.tsx'

export type SuperAdminFormProps = {
  team: SuperAdminInfo['teams'][number]
  countries: CallingCode[]
  idempotencyKey: string
  failure: ActFailure | undefined
  /** What was typed and uploaded before; a proof that interrupted the form has carried it along. */
  values: ActFailure['values']
  locale: Locale
}

/** The successor, the reason and the papers; submitting waits for papers still being sent. */
export function SuperAdminForm(props: SuperAdminFormProps) {
  const { team, idempotencyKey, failure } = props
  const { onSubmit, tooEarly } = useAwaitedUploads()
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      className="stack stack-lg max-w-form"
      onSubmit={onSubmit}
    >
      <DefaultSubmit />
      <FailureSummary failure={failure} />
      <input type="hidden" name="TeamID" value={team.TeamID} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <section className="stack">
        <Heading level={2} text={m.super_admin_part_person()} />
        <Person {...props} />
      </section>
      <section className="stack">
        <Heading level={2} text={m.super_admin_part_papers()} />
        <Papers {...props} />
      </section>
      {tooEarly}
      <ButtonRow>
        <Button kind="primary">{m.super_admin_send()}</Button>
      </ButtonRow>
    </Form>
  )
}

function fieldOf({ failure, values }: SuperAdminFormProps, name: string) {
  const error = failure?.fields[name]
  return { name, ...(error && { error }), defaultValue: values[name]?.[0] ?? '' }
}

function Person(props: SuperAdminFormProps) {
  const { team, countries, values } = props
  const isMine = team.myRole === 'superAdmin'
  return (
    <>
      <SuperAdminPhone
        teamId={team.TeamID}
        countries={countries}
        chosen={values.country?.[0] ?? ''}
        label={m.super_admin_phone()}
        hint={isMine ? m.super_admin_phone_hint_member() : m.super_admin_phone_hint_me()}
        {...fieldOf(props, 'phone')}
      />
      <TextField
        label={m.super_admin_real_name()}
        width={20}
        maxLength={60}
        autoComplete={isMine ? 'off' : 'name'}
        {...fieldOf(props, 'realName')}
      />
      <TextField
        label={m.super_admin_position()}
        width={20}
        maxLength={60}
        autoComplete={isMine ? 'off' : 'organization-title'}
        {...fieldOf(props, 'position')}
      />
    </>
  )
}

function Papers(props: SuperAdminFormProps) {
  const { team, failure, values } = props
  const carried = (field: string) => carriedFiles(values[`${field}Id`] ?? [])
  return (
    <>
      <TextArea
        label={m.super_admin_statement()}
        hint={m.super_admin_statement_hint()}
        limit={superAdminTerms.statementLength}
        countText={leftText}
        rows={4}
        {...fieldOf(props, 'statement')}
      />
      <PaperField
        field="letter"
        label={m.super_admin_letter()}
        hint={m.super_admin_letter_hint()}
        error={failure?.fields.letter}
        carried={carried('letter')}
      />
      {team.myRole !== 'superAdmin' && (
        <>
          <Checkbox
            id="isUnreachable"
            name="isUnreachable"
            value="yes"
            label={m.super_admin_unreachable()}
            hint={m.super_admin_unreachable_hint({ days: superAdminTerms.successionWorkingDays })}
            defaultChecked={values.isUnreachable?.[0] === 'yes'}
          />
          <PaperField
            field="proof"
            label={m.super_admin_proof()}
            hint={m.super_admin_proof_hint()}
            error={failure?.fields.proof}
            carried={carried('proof')}
            optional
          />
        </>
      )}
    </>
  )
}
