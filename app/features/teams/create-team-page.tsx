import type { ReactNode } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import type { WaitingInvitation } from '../../../shared/contract/teams/team-parts.ts'
import type { TeamSummary } from '../../../shared/contract/teams/usercenter.ts'
import { type TeamKind, teamKinds } from '../../../shared/rules/staff/roles.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { FormTitle } from '../../api/forms/form-title.tsx'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { RadioGroup } from '../../ui/controls/choice.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Heading } from '../../ui/heading.tsx'
import { teamKindHint, teamKindText } from './role-text.ts'
import { TeamSwitch } from './team-switch.tsx'
import { WaitingInvitations } from './waiting-invitations.tsx'

export type CreateTeamPageProps = {
  kind: TeamKind | null
  teams: TeamSummary[]
  invitations: WaitingInvitation[]
  failure: ActFailure | undefined
  idempotencyKey: string
  /** Other things waiting for the person. */
  notice: ReactNode
}

/** Creating a team, choosing one of mine, or what to do with an invitation. */
export function CreateTeamPage(props: CreateTeamPageProps) {
  const { kind, teams, invitations, failure, idempotencyKey, notice } = props
  const title = teams.length > 0 ? m.create_team_another_title() : m.create_team_title()
  return (
    <div className="page stack stack-lg">
      <FormTitle title={title} isRefused={failure !== undefined} />
      <Heading level={1} text={title} />
      <p className="measure">{m.create_team_lead()}</p>
      {notice}
      <WaitingInvitations invitations={invitations} />
      {failure && <Problems failure={failure} />}
      {teams.length > 0 && (
        <section className="stack max-w-form">
          <Heading level={2} size="xl" text={m.team_switch_title()} />
          <TeamSwitch teams={teams} />
        </section>
      )}
      <CreateForm {...{ kind, failure, idempotencyKey }} hasHeading={teams.length > 0} />
      <section className="stack measure">
        <Heading level={2} size="xl" text={m.join_team_title()} />
        <p>{m.join_team_text()}</p>
        <p>{m.join_team_invitation()}</p>
        <p>
          <ButtonLink href="/authApply">{m.team_next_join()}</ButtonLink>
        </p>
      </section>
    </div>
  )
}

function Problems({ failure }: { failure: ActFailure }) {
  // The form is correct and only has to be sent again.
  if (failure.error === 'loginEnded') return <FailureSummary failure={failure} />
  const fields = Object.entries(failure.fields)
  const problems =
    fields.length > 0
      ? fields.map(([name, text]) => ({ fieldId: `team-${name}`, text }))
      : [{ fieldId: 'team-name', text: textOf(failure) }]
  return <FailureSummary failure={failure} problems={problems} />
}

function textOf({ error, message }: ActFailure): string {
  if (error === 'conflict') return m.create_team_person_exists()
  return error === 'allowanceExhausted' ? m.create_team_too_many() : message
}

type CreateFormProps = Pick<CreateTeamPageProps, 'kind' | 'failure' | 'idempotencyKey'> & {
  hasHeading: boolean
}

function CreateForm({ kind, failure, idempotencyKey, hasHeading }: CreateFormProps) {
  return (
    <Form method="post" noValidate className="stack max-w-form">
      {hasHeading && <Heading level={2} size="xl" text={m.create_team_new()} />}
      <input type="hidden" name="intent" value="create" />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <RadioGroup
        id="team-kind"
        name="kind"
        label={m.choose_kind_question()}
        error={failure?.fields.kind}
        defaultValue={failure?.values.kind?.[0] ?? kind ?? undefined}
        options={teamKinds.map((value) => ({
          value,
          label: teamKindText(value),
          hint: teamKindHint(value),
        }))}
      />
      <TextField
        id="team-name"
        name="name"
        label={m.create_team_name()}
        hint={m.create_team_name_hint()}
        error={failure?.fields.name}
        defaultValue={failure?.values.name?.[0]}
        maxLength={60}
        autoComplete="organization"
      />
      <Button kind="primary">{m.create_team_submit()}</Button>
    </Form>
  )
}
