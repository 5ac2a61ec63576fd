import { Form } from 'react-router'
import * as m from '#messages'
import type { EarlierUserStatus } from '../../../shared/contract/earlier-users.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { Button, ButtonLink, ButtonRow } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'

export type EarlierAccountPageProps = {
  earlier: EarlierUserStatus
  formKey: string
  failure: ActFailure | undefined
}

/** The records about a person from an earlier platform, for them to decide about. */
export function EarlierAccountPage({ earlier, formKey, failure }: EarlierAccountPageProps) {
  const account = <ButtonLink href="/accountCenter">{m.earlier_account()}</ButtonLink>
  return (
    <div className="page stack stack-lg">
      <Heading level={1} text={m.earlier_title()} />
      <FailureSummary failure={failure} />
      {earlier.status === 'none' && (
        <EmptyState
          seed="no-earlier"
          title={m.earlier_none()}
          text={m.earlier_none_text()}
          action={account}
        />
      )}
      {earlier.status === 'waiting' && <Decision earlier={earlier} formKey={formKey} />}
      {earlier.status === 'imported' && (
        <>
          <Notice kind="success" live title={m.earlier_imported()}>
            {earlier.teamName && <p>{m.earlier_imported_team({ team: earlier.teamName })}</p>}
          </Notice>
          <ButtonRow>
            {account}
            {earlier.teamName && <ButtonLink href="/noTeam">{m.earlier_create_team()}</ButtonLink>}
          </ButtonRow>
        </>
      )}
      {earlier.status === 'declined' && (
        <>
          <Notice kind="success" live title={m.earlier_declined()} />
          <p>{account}</p>
        </>
      )}
    </div>
  )
}

function Decision({ earlier, formKey }: Omit<EarlierAccountPageProps, 'failure'>) {
  const { hasName, hasEmail, teamName } = earlier
  const parts = [
    ...(hasName ? [m.earlier_what_name()] : []),
    ...(hasEmail ? [m.earlier_what_email()] : []),
    ...(teamName ? [m.earlier_what_team({ team: teamName })] : []),
  ]
  const what = parts.length > 0 ? parts.join(m.earlier_join()) : m.earlier_what_phone()
  return (
    <Form method="post" className="stack stack-lg">
      <input type="hidden" name="idempotencyKey" value={formKey} />
      <div className="stack">
        <p className="measure">{m.earlier_lead()}</p>
        <p className="font-bold measure">{m.earlier_what({ what })}</p>
        <p className="measure">{m.earlier_agree_text()}</p>
      </div>
      <ButtonRow>
        <Button kind="primary" name="intent" value="agree">
          {m.earlier_agree()}
        </Button>
        <Button name="intent" value="decline">
          {m.earlier_decline()}
        </Button>
      </ButtonRow>
    </Form>
  )
}
