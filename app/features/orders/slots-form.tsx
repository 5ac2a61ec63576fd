import { Form } from 'react-router'
import * as m from '#messages'
import type { OrderCalendar } from '../../../shared/contract/orders/order-parts.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { Button, ButtonRow } from '../../ui/controls/button.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Heading } from '../../ui/heading.tsx'
import { CalendarTable } from './calendar-table.tsx'
import { PeriodFields } from './period-fields.tsx'

export type SlotsFormProps = {
  calendar: OrderCalendar
  formKey: string
  failure: ActFailure | undefined
  /** The acting team of a provider; null for staff. */
  TeamID: string | null
}

/** The calendar, with a form that closes weeks or days, opens them again, or sets their places. */
export function SlotsForm({ calendar, formKey, failure, TeamID }: SlotsFormProps) {
  const isMine = ['close', 'reopen', 'places'].includes(failure?.values.intent?.[0] ?? '')
  const typed = (name: string) => (isMine ? failure?.values[name]?.[0] : undefined)
  const error = (name: string) => (isMine ? failure?.fields[name] : undefined)
  const first = calendar.slots[0]?.slot ?? ''
  return (
    <section className="stack">
      <Heading level={2} size="xl" text={m.order_calendar()} />
      <p className="measure">{m.order_calendar_lead()}</p>
      <Form method="post" noValidate className="stack max-w-form">
        {TeamID && <input type="hidden" name="TeamID" value={TeamID} />}
        <input type="hidden" name="idempotencyKey" value={`slots-${formKey}`} />
        <PeriodFields
          id="slots"
          calendar={calendar}
          chosen={{ from: typed('from') ?? first, until: typed('until') ?? first }}
          errors={{ from: error('from'), until: error('until') }}
        />
        <TextField
          id="slots-closedBecause"
          name="closedBecause"
          label={m.order_close_why()}
          hint={m.order_close_hint()}
          maxLength={300}
          defaultValue={typed('closedBecause')}
          {...(error('closedBecause') && { error: error('closedBecause') })}
        />
        <TextField
          id="slots-places"
          name="slotPlaces"
          width={5}
          inputMode="numeric"
          label={m.order_slot_places()}
          optional
          defaultValue={typed('slotPlaces')}
          {...(error('places') && { error: error('places') })}
        />
        <ButtonRow>
          <Button name="intent" value="close">
            {m.order_close()}
          </Button>
          <Button name="intent" value="reopen">
            {m.order_reopen()}
          </Button>
          <Button name="intent" value="places">
            {m.order_set_places()}
          </Button>
        </ButtonRow>
      </Form>
      <CalendarTable calendar={calendar} />
    </section>
  )
}
