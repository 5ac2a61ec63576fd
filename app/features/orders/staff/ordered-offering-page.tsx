import { Form } from 'react-router'
import * as m from '#messages'
import type { OrderCalendar } from '../../../../shared/contract/orders/order-parts.ts'
import type { OrderedOffering } from '../../../../shared/contract/orders/orders.staff.ts'
import type { SecondFactorState } from '../../../../shared/contract/staff/staff.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { FailureSummary } from '../../../api/forms/failure-summary.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button, ButtonRow } from '../../../ui/controls/button.tsx'
import { Checkbox } from '../../../ui/controls/choice.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { StaffNav } from '../../staff/staff-nav.tsx'
import { SlotsForm } from '../slots-form.tsx'

export type OrderedOfferingPageProps = {
  offering: OrderedOffering & { calendar: OrderCalendar | null }
  me: SecondFactorState
  formKey: string
  done: string | null
  failure: ActFailure | undefined
}

/** How one service or resource is ordered, and its calendar. */
export function OrderedOfferingPage(props: OrderedOfferingPageProps) {
  const { offering, me, formKey, done, failure } = props
  return (
    <div className="page stack stack-lg">
      <StaffNav privileges={me.privileges} />
      <Breadcrumbs
        label={m.order_way()}
        crumbs={[{ href: `/staff/ordering?kind=${offering.offeringKind}`, text: m.staff_ordering_title() }]}
      />
      <Heading level={1} text={offering.offeringName} />
      <FailureSummary failure={failure} />
      {done && !failure && <Notice kind="success" live title={m.staff_ordering_saved()} />}
      <TermsForm {...props} />
      {offering.calendar && (
        <SlotsForm calendar={offering.calendar} formKey={formKey} failure={failure} TeamID={null} />
      )}
    </div>
  )
}

function TermsForm({ offering, formKey, failure }: OrderedOfferingPageProps) {
  const isMine = failure?.values.intent?.[0] === 'terms'
  const typed = (name: string, stored: string) => (isMine ? (failure.values[name]?.[0] ?? '') : stored)
  const error = (name: string) => {
    const text = isMine ? failure.fields[name] : undefined
    return text ? { error: text } : {}
  }
  return (
    <Form method="post" noValidate className="stack max-w-form">
      <input type="hidden" name="version" value={offering.version} />
      <input type="hidden" name="idempotencyKey" value={`terms-${formKey}`} />
      <Checkbox
        id="isOpen"
        name="isOpen"
        label={m.staff_ordering_is_open()}
        hint={m.staff_ordering_is_open_hint()}
        defaultChecked={
          isMine ? failure.values.isOpen !== undefined : offering.isOpen || offering.version === 0
        }
      />
      <TextField
        name="provider"
        label={m.order_provider()}
        hint={m.staff_ordering_provider_hint()}
        optional
        defaultValue={typed('provider', offering.provider?.name ?? '')}
        {...error('provider')}
      />
      <TextField
        name="places"
        width={5}
        inputMode="numeric"
        label={
          offering.offeringKind === 'service' ? m.staff_ordering_places_week() : m.staff_ordering_places_day()
        }
        defaultValue={typed('places', String(offering.places || 1))}
        {...error('places')}
      />
      <TextField
        name="replyDays"
        width={5}
        inputMode="numeric"
        label={m.order_reply()}
        hint={m.staff_ordering_reply_hint()}
        defaultValue={typed('replyDays', String(offering.replyDays))}
        {...error('replyDays')}
      />
      <ButtonRow>
        <Button kind="primary" name="intent" value="terms">
          {m.staff_ordering_save()}
        </Button>
      </ButtonRow>
    </Form>
  )
}
