import { Form } from 'react-router'
import * as m from '#messages'
import type { Locale } from '../../../shared/lib/locale.ts'
import { superAdminTerms } from '../../../shared/rules/organisations/super-admin-change.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { leftText } from '../../api/forms/left-text.ts'
import { Button, ButtonRow } from '../../ui/controls/button.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { Details } from '../../ui/details.tsx'
import { Heading } from '../../ui/heading.tsx'
import type { SuperAdminPageProps } from './super-admin-page.tsx'

type AnswerProps = SuperAdminPageProps & { locale: Locale }

/** The one thing I can do now: answer, or withdraw my request. */
export function SuperAdminAnswer(props: AnswerProps) {
  const { change, failure } = props
  const { actions } = change
  if (actions.length === 0) return failure ? <FailureSummary failure={failure} /> : null
  return actions.includes('withdraw') ? <Withdraw {...props} /> : <Reply {...props} />
}

function Keys({ change, idempotencyKey }: AnswerProps) {
  return (
    <>
      <input type="hidden" name="version" value={change.version} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
    </>
  )
}

function Withdraw(props: AnswerProps) {
  return (
    <>
      <FailureSummary failure={props.failure} />
      <Details title={m.super_admin_withdraw_title()} lined>
        <Form method="post" className="stack">
          <Keys {...props} />
          <p>{m.super_admin_withdraw_lead()}</p>
          <ButtonRow>
            <Button kind="danger" name="intent" value="withdraw">
              {m.super_admin_withdraw()}
            </Button>
          </ButtonRow>
        </Form>
      </Details>
    </>
  )
}

/** Agreeing or contesting. While agreeing waits for its proof, contesting stays available. */
function Reply(props: AnswerProps) {
  const { change, failure, values, mustProve, proof } = props
  const error = failure?.fields.statement
  const mayAgree = change.actions.includes('agree')
  return (
    <section aria-labelledby="answer" className="stack max-w-form">
      <Heading level={2} id="answer" text={m.super_admin_answer_title()} />
      {proof}
      <Form method="post" noValidate className="stack">
        {!proof && <FailureSummary failure={failure} />}
        <Keys {...props} />
        <p>{m.super_admin_answer_lead()}</p>
        {mayAgree && mustProve && !proof && <p>{m.super_admin_answer_proof()}</p>}
        <TextArea
          name="statement"
          label={m.super_admin_answer_statement()}
          hint={m.super_admin_answer_statement_hint()}
          limit={superAdminTerms.statementLength}
          countText={leftText}
          rows={4}
          defaultValue={values.statement?.[0] ?? ''}
          {...(error && { error })}
        />
        <ButtonRow>
          {mayAgree && !proof && (
            <Button name="intent" value="agree">
              {m.super_admin_answer_agree()}
            </Button>
          )}
          <Button name="intent" value="contest">
            {m.super_admin_answer_contest()}
          </Button>
        </ButtonRow>
      </Form>
    </section>
  )
}
