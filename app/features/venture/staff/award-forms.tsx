import * as m from '#messages'
import type { StaffAward } from '../../../../shared/contract/venture/awards.staff.ts'
import { Button, ButtonRow } from '../../../ui/controls/button.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { DateField, TextField } from '../../../ui/controls/text-field.tsx'
import { Details } from '../../../ui/details.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { StepUp } from '../../staff/step-up.tsx'
import { formOf } from './award-actions.ts'
import type { AwardFormsProps } from './award-review.tsx'
import { isOf, OneForm } from './one-form.tsx'

/** Asks for money back. */
export function PaybackForm(props: AwardFormsProps) {
  const id = formOf('payback')
  return (
    <Details title={m.award_ask_back()} open={isOf(props.failure, id)} lined>
      <OneForm {...props} id={id} version={props.award.version}>
        {(fields, own) => (
          <>
            <p className="measure">{m.award_ask_back_hint()}</p>
            <TextField
              {...fields('amount')}
              label={m.award_sum()}
              hint={m.award_sum_hint()}
              inputMode="numeric"
              autoComplete="off"
              width={10}
            />
            <DateField {...fields('dueOn')} label={m.award_due_on()} />
            <TextArea
              {...fields('reason')}
              label={m.award_reason()}
              hint={m.award_ask_back_reason_hint()}
              rows={3}
            />
            <StepUp isFresh={props.isProven(id)} failure={own} id={`${id}-code`} />
            <ButtonRow>
              <Button name="intent" value="payback">
                {m.award_ask_back()}
              </Button>
            </ButtonRow>
          </>
        )}
      </OneForm>
    </Details>
  )
}

type Report = StaffAward['reports'][number]

/** Accepts a report, or returns it with a reason. */
export function ReportForms(props: AwardFormsProps & { report: Report }) {
  const { reportId, version } = props.report
  const id = formOf('report', reportId)
  return (
    <OneForm {...props} id={id} version={version} hidden={{ reportId }}>
      {(fields, own) => (
        <>
          <TextArea
            {...fields('reason')}
            label={m.award_reason()}
            hint={m.award_return_hint()}
            rows={3}
            optional
          />
          <StepUp isFresh={props.isProven(id)} failure={own} id={`${id}-code`} />
          <ButtonRow>
            <Button name="intent" value="report:accept" kind="primary">
              {m.award_report_accept()}
            </Button>
            <Button name="intent" value="report:return">
              {m.award_report_return()}
            </Button>
          </ButtonRow>
        </>
      )}
    </OneForm>
  )
}

/** Where an award is ended on its page. */
export const endId = 'end'

/** Closes an award, or stops it: one person asks, another one confirms. */
export function EndForms(props: AwardFormsProps) {
  const { award } = props
  if (!award.canClose && !award.canStop) return null
  return (
    <section className="stack">
      <Heading level={2} size="xl" id={endId} tabIndex={-1} text={m.award_end()} />
      {award.canClose && (
        <EndForm {...props} action="close" title={m.award_close()} hint={m.award_close_hint()} />
      )}
      {award.canStop &&
        (award.stopAsked ? (
          <StopAsked {...props} asked={award.stopAsked} />
        ) : (
          <EndForm {...props} action="askStop" title={m.award_stop_ask()} hint={m.award_stop_hint()} />
        ))}
    </section>
  )
}

type EndFormProps = AwardFormsProps & { action: 'close' | 'askStop'; title: string; hint: string }

function EndForm({ action, title, hint, ...props }: EndFormProps) {
  const id = formOf('end', action)
  return (
    <Details title={title} open={isOf(props.failure, id)} lined>
      <OneForm {...props} id={id} version={props.award.version}>
        {(fields, own) => (
          <>
            <p className="measure">{hint}</p>
            {action === 'askStop' && isUnagreed(props.award) && (
              <p className="measure">{m.award_stop_place()}</p>
            )}
            {action === 'askStop' && <TextArea {...fields('reason')} label={m.award_reason()} rows={3} />}
            <StepUp isFresh={props.isProven(id)} failure={own} id={`${id}-code`} />
            <ButtonRow>
              <Button name="intent" value={`end:${action}`} kind={action === 'close' ? 'primary' : 'danger'}>
                {title}
              </Button>
            </ButtonRow>
          </>
        )}
      </OneForm>
    </Details>
  )
}

/** Whether the team has not agreed to anything yet: where such an award is stopped, its place is free. */
const isUnagreed = ({ state }: StaffAward) => state === 'awarded'

/** A stop that is asked for: another person confirms it, anybody takes it back. */
function StopAsked({ asked, ...props }: AwardFormsProps & { asked: NonNullable<StaffAward['stopAsked']> }) {
  const id = formOf('end', 'stop')
  const waits = props.award.tranches.some(
    ({ direction, state }) => direction === 'payment' && state === 'proposed',
  )
  return (
    <OneForm {...props} id={id} version={props.award.version}>
      {(_, own) => (
        <>
          <Notice kind="warning" title={m.award_stop_asked({ name: asked.name })}>
            <p className="whitespace-pre-line">{asked.reason}</p>
          </Notice>
          {waits && <p className="measure">{m.award_stop_money_first()}</p>}
          <p className="measure">{asked.isMine ? m.award_stop_mine() : m.award_stop_hint()}</p>
          {isUnagreed(props.award) && <p className="measure">{m.award_stop_place()}</p>}
          <StepUp isFresh={props.isProven(id)} failure={own} id={`${id}-code`} />
          <ButtonRow>
            {!asked.isMine && !waits && (
              <Button name="intent" value="end:stop" kind="danger">
                {m.award_stop()}
              </Button>
            )}
            <Button name="intent" value="end:holdStop">
              {m.award_stop_hold()}
            </Button>
          </ButtonRow>
        </>
      )}
    </OneForm>
  )
}
