import { Form } from 'react-router'
import * as m from '#messages'
import type { OfferingCodes } from '../../../../shared/contract/applications/application-parts.staff.ts'
import type { SecondFactorState } from '../../../../shared/contract/staff/staff.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { FailureSummary } from '../../../api/forms/failure-summary.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { Select } from '../../../ui/controls/text-field.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { Table } from '../../../ui/table.tsx'
import { StaffNav } from '../../staff/staff-nav.tsx'

export type CodesPageProps = {
  offerings: OfferingCodes[]
  me: SecondFactorState
  formKey: string
  /** The result of the last addition. */
  done: { added: number; handedOver: number } | null
  failure: ActFailure | undefined
}

/** An offering as the form names it: its kind and its number. */
const codesKey = ({ offeringKind, offeringId }: OfferingCodes) => `${offeringKind}.${offeringId}`

/** At this many codes or fewer, an offering counts as running low. */
const fewCodes = 3

/** How many activation codes each offering has left, who is waiting for one, and a form to add some. */
export function CodesPage({ offerings, me, formKey, done, failure }: CodesPageProps) {
  return (
    <div className="page stack stack-lg">
      <StaffNav privileges={me.privileges} />
      <Heading level={1} text={m.staff_codes_title()} />
      <p className="measure">{m.staff_codes_lead()}</p>
      <FailureSummary failure={failure} />
      {done && !failure && (
        <Notice kind="success" title={m.staff_codes_done({ added: done.added })} live>
          {done.handedOver > 0 && <p>{m.staff_codes_handed({ count: done.handedOver })}</p>}
        </Notice>
      )}
      {offerings.length === 0 ? (
        <p>{m.staff_codes_empty()}</p>
      ) : (
        <>
          <Table
            caption={m.staff_codes_caption({ count: offerings.length })}
            rows={offerings}
            keyOf={codesKey}
            columns={[
              {
                key: 'offering',
                title: m.staff_codes_offering(),
                rowHeader: true,
                cell: ({ offeringName }) => offeringName,
              },
              { key: 'left', title: m.staff_codes_left(), cell: ({ left }) => <Left left={left} /> },
              { key: 'out', title: m.staff_codes_out(), cell: ({ handedOut }) => handedOut },
              { key: 'waiting', title: m.staff_codes_waiting(), cell: ({ waiting }) => waiting },
            ]}
          />
          <section className="stack">
            <Heading level={2} text={m.staff_codes_add()} />
            <AddForm key={formKey} offerings={offerings} formKey={formKey} failure={failure} />
          </section>
        </>
      )}
    </div>
  )
}

function Left({ left }: Pick<OfferingCodes, 'left'>) {
  if (left > fewCodes) return left
  return (
    <>
      {left}{' '}
      <StatusTag tone={left === 0 ? 'red' : 'amber'}>
        {left === 0 ? m.staff_codes_short() : m.staff_codes_few()}
      </StatusTag>
    </>
  )
}

function AddForm({ offerings, formKey, failure }: Pick<CodesPageProps, 'offerings' | 'formKey' | 'failure'>) {
  const fields = failure?.fields ?? {}
  const waiting = offerings.find((offering) => offering.waiting > 0)
  return (
    <Form method="post" noValidate className="stack form">
      <input type="hidden" name="idempotencyKey" value={formKey} />
      <Select
        name="offering"
        label={m.staff_codes_which()}
        defaultValue={failure?.values.offering?.[0] ?? (waiting ? codesKey(waiting) : '')}
        {...(fields.offering && { error: fields.offering })}
      >
        <option value="">{m.staff_codes_choose()}</option>
        {offerings.map((offering) => (
          <option key={codesKey(offering)} value={codesKey(offering)}>
            {offering.offeringName}
          </option>
        ))}
      </Select>
      <TextArea
        name="codes"
        label={m.staff_codes_text()}
        hint={m.staff_codes_text_hint()}
        defaultValue={failure?.values.codes?.[0] ?? ''}
        rows={6}
        autoComplete="off"
        {...(fields.codes && { error: fields.codes })}
      />
      <Button kind="primary">{m.staff_codes_submit()}</Button>
    </Form>
  )
}
