import { Form } from 'react-router'
import * as m from '#messages'
import type { CheckedTeam, JoinRequest } from '../../../shared/contract/teams/team-parts.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { dayText } from '../../../shared/lib/text/day-text.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { FormTitle } from '../../api/forms/form-title.tsx'
import { leftText } from '../../api/forms/left-text.ts'
import { accountHref } from '../../api/pages/account-href.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

export type AskToJoinPageProps = {
  team: CheckedTeam
  idempotencyKey: string
  failure: ActFailure | undefined
}

/** Asks an organisation's team for membership, and shows the state of an earlier request. */
export function AskToJoinPage({ team, idempotencyKey, failure }: AskToJoinPageProps) {
  const locale = useLocale()
  const title = m.auth_apply_ask_title({ name: team.name ?? m.auth_apply_unnamed() })
  const { request, isMember } = team
  return (
    <div className="page stack stack-lg">
      <FormTitle title={title} isRefused={failure !== undefined} />
      <p>
        <Link href="/authApply" alone>
          {m.auth_apply_again()}
        </Link>
      </p>
      <Heading level={1} text={title} />
      <FailureSummary failure={failure} />
      {isMember ? (
        <Member />
      ) : request?.state === 'open' ? (
        <Waiting request={request} idempotencyKey={idempotencyKey} locale={locale} />
      ) : (
        <Ask {...{ request, idempotencyKey, failure }} />
      )}
    </div>
  )
}

function Member() {
  const locale = useLocale()
  return (
    <Notice kind="success" title={m.auth_apply_member_title()}>
      <p>{m.auth_apply_member_text()}</p>
      <ButtonLink href={accountHref('team', locale)}>{m.account_part_team()}</ButtonLink>
    </Notice>
  )
}

type WaitingProps = { request: JoinRequest; idempotencyKey: string; locale: Locale }

function Waiting({ request, idempotencyKey, locale }: WaitingProps) {
  return (
    <Form method="post" noValidate className="stack max-w-form">
      <input type="hidden" name="requestID" value={request.requestID} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <Notice kind="success" title={m.auth_apply_open_title()}>
        <p>{m.auth_apply_open_text({ day: dayText(request.createdAt, locale) })}</p>
      </Notice>
      <p>
        <Button name="intent" value="withdraw">
          {m.auth_apply_withdraw()}
        </Button>
      </p>
    </Form>
  )
}

type AskProps = Pick<AskToJoinPageProps, 'idempotencyKey' | 'failure'> & { request: JoinRequest | null }

function Ask({ request, idempotencyKey, failure }: AskProps) {
  return (
    <Form method="post" noValidate className="stack max-w-form">
      {request?.state === 'withdrawn' && <Notice title={m.auth_apply_withdrawn()} />}
      {request?.state === 'declined' && (
        <Notice kind="warning" title={m.auth_apply_declined_title()}>
          <p>{m.auth_apply_declined_text({ reason: request.reason ?? '' })}</p>
        </Notice>
      )}
      <p>{m.auth_apply_what()}</p>
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <TextField
        id="name"
        name="name"
        label={m.auth_apply_name()}
        hint={m.auth_apply_name_hint()}
        error={failure?.fields.name}
        defaultValue={failure?.values.name?.[0]}
        maxLength={40}
        autoComplete="name"
        width={20}
      />
      <TextArea
        id="message"
        name="message"
        label={m.auth_apply_message()}
        hint={m.auth_apply_message_hint()}
        optional
        error={failure?.fields.message}
        defaultValue={failure?.values.message?.[0]}
        limit={200}
        countText={leftText}
        rows={3}
      />
      <Button kind="primary">{m.auth_apply_send()}</Button>
    </Form>
  )
}
