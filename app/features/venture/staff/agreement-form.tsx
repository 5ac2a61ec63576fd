import * as m from '#messages'
import type { StaffAward } from '../../../../shared/contract/venture/awards.staff.ts'
import { agreedConditions, mostTranches } from '../../../../shared/rules/venture/award-transitions.ts'
import { Button, ButtonRow } from '../../../ui/controls/button.tsx'
import { Fieldset } from '../../../ui/controls/field.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { DateField, Select, TextField } from '../../../ui/controls/text-field.tsx'
import { Details } from '../../../ui/details.tsx'
import { conditions } from '../awards/award-words.ts'
import { yuanText } from '../yuan-text.ts'
import { formOf } from './award-actions.ts'
import type { AwardReviewProps } from './award-review.tsx'
import { type Fields, isOf, OneForm } from './one-form.tsx'

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
            <TrancheRows index={0} fields={fields} rows={rows} />
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

type Tranche = Agreement['tranches'][number]
type RowsProps = { index: number; fields: Fields; rows: readonly Tranche[] }

/** An instalment, and the next one: folded until somebody adds it, which needs no script. */
function TrancheRows({ index, fields, rows }: RowsProps) {
  const next = index + 1
  const isWritten = rows.length > next || wasTyped(fields, next)
  return (
    <>
      <TrancheRow index={index} fields={fields} row={rows[index]} />
      {next < mostTranches &&
        (isWritten ? (
          <TrancheRows index={next} fields={fields} rows={rows} />
        ) : (
          <details className="details">
            <summary>{m.award_tranche_add({ number: next + 1 })}</summary>
            <div className="stack">
              <TrancheRows index={next} fields={fields} rows={rows} />
            </div>
          </details>
        ))}
    </>
  )
}

/** Whether a refused form names something in this row or in one below. */
function wasTyped(fields: Fields, from: number): boolean {
  return Array.from({ length: mostTranches - from }, (_, at) => `tranches.${from + at}`).some(
    (row) => fields(`${row}.amount`).defaultValue !== '' || fields(`${row}.dueOn`).defaultValue !== '',
  )
}

function TrancheRow({ index, fields, row }: Omit<RowsProps, 'rows'> & { row: Tranche | undefined }) {
  const of = (name: string, stored?: string) => fields(`tranches.${index}.${name}`, stored)
  return (
    <Fieldset
      id={`tranche-${index}`}
      label={m.award_tranche_number({ number: index + 1 })}
      optional={index > 0}
    >
      <div className="grid grid-cols-1 items-end gap-4 lg:grid-cols-3">
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
