import type { ReactNode } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import type { StaffAward } from '../../../../shared/contract/venture/awards.staff.ts'
import { dayText } from '../../../../shared/lib/text/day-text.ts'
import {
  agreedConditions,
  mostTranches,
  type TrancheAction,
} from '../../../../shared/rules/venture/award-transitions.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { Button, type ButtonKind, ButtonRow } from '../../../ui/controls/button.tsx'
import { Fieldset } from '../../../ui/controls/field.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { DateField, Select, TextField } from '../../../ui/controls/text-field.tsx'
import { Details } from '../../../ui/details.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { StepUp } from '../../staff/step-up.tsx'
import { conditions, yuanText } from '../awards/award-words.ts'
import { formOf } from './award-actions.ts'
import type { AwardReviewProps } from './award-review.tsx'

type FieldProps = { id: string; name: string; defaultValue: string; error?: string }
type Fields = (name: string, stored?: string) => FieldProps

type OneFormProps = Pick<AwardReviewProps, 'formKey' | 'failure'> & {
  /** Which form of the page it is. */
  id: string
  version: number
  hidden?: Record<string, string>
  children: (fields: Fields, failure: ActFailure | undefined) => ReactNode
}

/** A form of the page, with what was typed where it was refused. */
function OneForm({ id, version, hidden = {}, formKey, failure: refused, children }: OneFormProps) {
  const failure = refused?.values.form?.[0] === id ? refused : undefined
  const fields: Fields = (name, stored = '') => {
    const error = failure?.fields[name]
    return {
      ...{ id: `${id}-${name}`, name, defaultValue: failure?.values[name]?.[0] ?? stored },
      ...(error && { error }),
    }
  }
  return (
    <Form method="post" noValidate className="stack max-w-form" key={`${id}-${version}`}>
      <input type="hidden" name="form" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="idempotencyKey" value={`${id}-${formKey}`.slice(-64)} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children(fields, failure)}
    </Form>
  )
}

const isOf = (failure: ActFailure | undefined, id: string) => failure?.values.form?.[0] === id

/** Writes the next version of the agreement, beginning with the newest one. */
export function AgreementForm(props: AwardReviewProps) {
  const { award, failure } = props
  const [latest] = award.agreements
  const id = formOf('propose')
  const gone = latest?.acceptedAt ? award.tranches.filter(({ state }) => state === 'paid').length : 0
  const rows = (latest?.tranches ?? []).slice(gone)
  const lines = (kind: 'midterm' | 'closing') => latest?.questions[kind].join('\n') ?? ''
  return (
    <Details title={latest ? m.award_change() : m.award_write()} open={!latest || isOf(failure, id)} lined>
      <OneForm {...props} id={id} version={award.version}>
        {(fields) => (
          <>
            <p className="measure">{m.award_write_hint({ left: yuanText(leftOf(award)) })}</p>
            <TextArea {...fields('text', latest?.text)} label={m.award_text()} rows={8} />
            {Array.from({ length: mostTranches }, (_, index) => index).map((index) => (
              <TrancheRow key={index} index={index} fields={fields} row={rows[index]} />
            ))}
            {(['midterm', 'closing'] as const).map((kind) => (
              <ReportTerms key={kind} kind={kind} fields={fields} latest={latest} lines={lines(kind)} />
            ))}
            <ButtonRow>
              <Button name="intent" value="propose" kind="primary">
                {m.award_propose()}
              </Button>
            </ButtonRow>
          </>
        )}
      </OneForm>
    </Details>
  )
}

/** What of the award is neither paid nor proposed. */
const leftOf = ({ amount, tranches }: StaffAward) =>
  tranches
    .filter(({ direction, state }) => direction === 'payment' && (state === 'paid' || state === 'proposed'))
    .reduce((left, tranche) => left - tranche.amount, amount)

type Agreement = StaffAward['agreements'][number]

function TrancheRow({
  index,
  fields,
  row,
}: {
  index: number
  fields: Fields
  row: Agreement['tranches'][number] | undefined
}) {
  const of = (name: string, stored?: string) => fields(`tranches.${index}.${name}`, stored)
  return (
    <Fieldset
      id={`tranche-${index}`}
      label={m.award_tranche_number({ number: index + 1 })}
      optional={index > 0}
    >
      <div className="stack">
        <TextField
          {...of('amount', row && String(row.amount))}
          label={m.award_sum()}
          hint={m.award_sum_hint()}
          inputMode="numeric"
          autoComplete="off"
          width={10}
        />
        <DateField {...of('dueOn', row?.dueOn)} label={m.award_due_on()} />
        <Select {...of('condition', row?.condition ?? 'agreement')} label={m.award_waits()}>
          {agreedConditions.map((condition) => (
            <option key={condition} value={condition}>
              {conditions[condition]()}
            </option>
          ))}
        </Select>
      </div>
    </Fieldset>
  )
}

function ReportTerms({
  kind,
  fields,
  latest,
  lines,
}: {
  kind: 'midterm' | 'closing'
  fields: Fields
  latest: Agreement | undefined
  lines: string
}) {
  const due = latest?.[`${kind}DueOn`] ?? ''
  return (
    <>
      <DateField
        {...fields(`${kind}DueOn`, due)}
        label={kind === 'midterm' ? m.award_midterm_due() : m.award_closing_due()}
        hint={m.award_report_day_hint()}
        optional
      />
      <TextArea
        {...fields(`${kind}Questions`, lines)}
        label={kind === 'midterm' ? m.award_midterm_questions() : m.award_closing_questions()}
        hint={m.award_questions_hint()}
        rows={4}
        optional
      />
    </>
  )
}

const kinds: Record<TrancheAction, ButtonKind> = {
  propose: 'primary',
  confirm: 'primary',
  retract: 'secondary',
  end: 'danger',
}
const steps: Record<TrancheAction, () => string> = {
  propose: m.award_step_propose,
  confirm: m.award_step_confirm,
  retract: m.award_step_retract,
  end: m.award_step_end,
}

/** A form for each tranche with which something can be done now. */
export function TrancheForms(props: AwardReviewProps) {
  const locale = useLocale()
  const { award, me, failure } = props
  return award.tranches
    .filter(({ may }) => may.length > 0)
    .map(({ trancheId, version, amount, direction, may, paidOn, bankReference }) => {
      const id = formOf('tranche', trancheId)
      const title =
        direction === 'payment'
          ? m.award_pay_title({ amount: yuanText(amount) })
          : m.award_payback_title({ amount: yuanText(amount) })
      return (
        <Details key={trancheId} title={title} open={may.includes('confirm') || isOf(failure, id)} lined>
          <OneForm {...props} id={id} version={version} hidden={{ trancheId }}>
            {(fields, own) => (
              <>
                {may.includes('propose') ? (
                  <>
                    <p className="measure">{m.award_propose_hint()}</p>
                    <DateField {...fields('paidOn', paidOn ?? '')} label={m.award_paid_on()} />
                    <TextField
                      {...fields('bankReference', bankReference ?? '')}
                      label={m.award_bank_reference()}
                      autoComplete="off"
                      width={20}
                    />
                  </>
                ) : (
                  <p className="measure">
                    {m.award_confirm_hint({
                      reference: bankReference ?? '',
                      day: paidOn ? dayText(paidOn, locale) : '',
                    })}
                  </p>
                )}
                <StepUp isFresh={me.isFresh} failure={own} id={`${id}-code`} />
                <ButtonRow>
                  {may.map((action) => (
                    <Button key={action} name="intent" value={`tranche:${action}`} kind={kinds[action]}>
                      {steps[action]()}
                    </Button>
                  ))}
                </ButtonRow>
              </>
            )}
          </OneForm>
        </Details>
      )
    })
}

/** Asks for money back. */
export function PaybackForm(props: AwardReviewProps) {
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
            <StepUp isFresh={props.me.isFresh} failure={own} id={`${id}-code`} />
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
export function ReportForms(props: AwardReviewProps & { report: Report }) {
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
          <StepUp isFresh={props.me.isFresh} failure={own} id={`${id}-code`} />
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

/** Closes an award, or stops it. */
export function EndForms(props: AwardReviewProps) {
  const { award, me, failure } = props
  const ends = [
    ...(award.canClose ? (['close'] as const) : []),
    ...(award.canStop ? (['stop'] as const) : []),
  ]
  if (ends.length === 0) return null
  return (
    <section className="stack">
      <Heading level={2} size="xl" text={m.award_end()} />
      {ends.map((action) => {
        const id = formOf('end', action)
        const title = action === 'close' ? m.award_close() : m.award_stop()
        return (
          <Details key={action} title={title} open={isOf(failure, id)} lined>
            <OneForm {...props} id={id} version={award.version}>
              {(fields, own) => (
                <>
                  <p className="measure">{action === 'close' ? m.award_close_hint() : m.award_stop_hint()}</p>
                  {action === 'stop' && <TextArea {...fields('reason')} label={m.award_reason()} rows={3} />}
                  <StepUp isFresh={me.isFresh} failure={own} id={`${id}-code`} />
                  <ButtonRow>
                    <Button
                      name="intent"
                      value={`end:${action}`}
                      kind={action === 'stop' ? 'danger' : 'primary'}
                    >
                      {title}
                    </Button>
                  </ButtonRow>
                </>
              )}
            </OneForm>
          </Details>
        )
      })}
    </section>
  )
}
