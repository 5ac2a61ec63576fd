import { Form } from 'react-router'
import * as m from '#messages'
import type { AskedToJoin } from '../../../shared/contract/teams/team-parts.ts'
import { instantText } from '../../../shared/lib/text/day-text.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Details } from '../../ui/details.tsx'
import { Heading } from '../../ui/heading.tsx'
import { KeptText } from '../../ui/kept-text.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

export type JoinRequestsProps = {
  requests: AskedToJoin[]
  teamId: string
  failure: ActFailure | undefined
}

/** People who ask to join, and the team's answer: accepted with one press, declined with a reason. */
export function JoinRequests({ requests, teamId, failure }: JoinRequestsProps) {
  return (
    <section className="stack max-w-form" aria-labelledby="requests-title">
      <Heading
        level={2}
        size="xl"
        id="requests-title"
        text={m.team_requests_title({ count: requests.length })}
      />
      <ul>
        {requests.map((request) => (
          <Request
            key={request.requestID}
            request={request}
            teamId={teamId}
            failure={failure?.values.requestID?.[0] === request.requestID ? failure : undefined}
          />
        ))}
      </ul>
    </section>
  )
}

type RequestProps = Pick<JoinRequestsProps, 'teamId' | 'failure'> & { request: AskedToJoin }

function Request({ request, teamId, failure }: RequestProps) {
  const locale = useLocale()
  const { requestID, name, message, phone, createdAt } = request
  return (
    <li className="join-request stack">
      <p>
        <span className="font-bold">{name}</span>
        <span className="task-hint block">
          {m.team_request_meta({ phone, time: instantText(createdAt, locale) })}
        </span>
      </p>
      {message && (
        <p>
          <KeptText text={message} />
        </p>
      )}
      <Form method="post" noValidate preventScrollReset className="stack">
        <input type="hidden" name="TeamID" value={teamId} />
        <input type="hidden" name="requestID" value={requestID} />
        <Button kind="primary" name="intent" value="team.accept">
          {m.team_request_accept({ name })}
        </Button>
      </Form>
      {/* A form of its own: Enter in the reason must not accept anybody. */}
      <Form method="post" noValidate preventScrollReset>
        <input type="hidden" name="TeamID" value={teamId} />
        <input type="hidden" name="requestID" value={requestID} />
        <Details title={m.team_request_decline({ name })} open={failure !== undefined}>
          <div className="stack">
            <TextField
              id={`request-${requestID}-reason`}
              name="reason"
              label={m.team_request_reason()}
              maxLength={200}
              error={failure?.fields.reason}
              defaultValue={failure?.values.reason?.[0]}
            />
            <Button name="intent" value="team.decline">
              {m.team_request_decline({ name })}
            </Button>
          </div>
        </Details>
      </Form>
    </li>
  )
}
