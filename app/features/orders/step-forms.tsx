import type { ReactNode } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import { words as hints } from '#words/order_hint'
import { words as steps } from '#words/order_step'
import type { OrderCalendar, OrderDetails } from '../../../shared/contract/orders/order-parts.ts'
import { dayText } from '../../../shared/lib/text/day-text.ts'
import { isWithin } from '../../../shared/rules/orders/order-slots.ts'
import { type OrderAction, stepsWithText } from '../../../shared/rules/orders/order-transitions.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { Button, ButtonRow } from '../../ui/controls/button.tsx'
import { RadioGroup } from '../../ui/controls/choice.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { Details } from '../../ui/details.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { textLabel } from './order-fields.ts'
import { PeriodFields } from './period-fields.tsx'

export type StepFormsProps = {
  order: OrderDetails
  calendar: OrderCalendar | null
  formKey: string
  failure: ActFailure | undefined
  /** What a deciding form of staff needs besides, by the step. */
  proof?: (action: OrderAction) => ReactNode
}

/** Steps that lead on; the others are folded below them. */
const leading: readonly OrderAction[] = [
  ...(['accept', 'agree', 'begin', 'handOver', 'receive', 'deliver', 'giveBack'] as const),
  ...(['confirm', 'takeBack', 'takeDates', 'settle', 'rate'] as const),
]

export const isLeading = (action: OrderAction) => leading.includes(action)

const hasText = (action: OrderAction) => stepsWithText.some((one) => one === action)
const hasDates = (action: OrderAction) => action === 'accept' || action === 'proposeDates'
const dangerous: readonly OrderAction[] = ['decline', 'withdraw', 'cancel', 'end']

/** A form for every step that the reader may take now. */
export function StepForms(props: StepFormsProps) {
  const { may } = props.order
  return (
    <div className="stack no-print">
      {may.filter(isLeading).map((action) => (
        <StepForm key={action} {...props} action={action} />
      ))}
      {may
        .filter((action) => !isLeading(action))
        .map((action) => (
          <Details
            key={action}
            title={steps[action]()}
            open={props.failure?.values.intent?.[0] === action}
            lined
          >
            <StepForm {...props} action={action} />
          </Details>
        ))}
    </div>
  )
}

function StepForm(props: StepFormsProps & { action: OrderAction }) {
  const locale = useLocale()
  const { order, calendar, formKey, proof, action } = props
  const failure = props.failure?.values.intent?.[0] === action ? props.failure : undefined
  const typed = (name: string) => failure?.values[name]?.[0]
  return (
    <Form method="post" noValidate className="stack max-w-form" key={`${action}-${order.version}`}>
      {order.TeamID && <input type="hidden" name="TeamID" value={order.TeamID} />}
      <input type="hidden" name="version" value={order.version} />
      <input type="hidden" name="idempotencyKey" value={`${action}-${formKey}`} />
      <p className="measure">{hints[action]()}</p>
      {hasDates(action) && (
        <>
          {order.accessUntil && (
            <p className="measure">
              {m.order_access_until({
                offering: order.offeringName,
                day: dayText(order.accessUntil, locale),
              })}
            </p>
          )}
          <PeriodFields
            id={action}
            calendar={calendar && withinAccess(calendar, order)}
            chosen={{ from: typed('from') ?? order.from, until: typed('until') ?? order.until }}
            errors={{ from: failure?.fields.from, until: failure?.fields.until }}
          />
        </>
      )}
      {action === 'rate' && <RatingField value={typed('rating')} error={failure?.fields.rating} />}
      {(hasText(action) || action === 'rate') && (
        <TextArea
          id={`${action}-text`}
          name="text"
          rows={3}
          maxLength={2_000}
          label={textLabel(action)()}
          optional={action === 'rate'}
          defaultValue={typed('text')}
          {...(failure?.fields.text && { error: failure.fields.text })}
        />
      )}
      {proof?.(action)}
      <ButtonRow>
        <Button
          name="intent"
          value={action}
          kind={dangerous.includes(action) ? 'danger' : isLeading(action) ? 'primary' : 'secondary'}
        >
          {steps[action]()}
        </Button>
      </ButtonRow>
    </Form>
  )
}

/** The weeks or days of a calendar that lie within the team's access. */
function withinAccess(calendar: OrderCalendar, { offeringKind, accessUntil }: OrderDetails): OrderCalendar {
  return {
    ...calendar,
    slots: calendar.slots.filter(({ slot }) => isWithin(offeringKind, slot, accessUntil)),
  }
}

function RatingField({ value, error }: { value: string | undefined; error: string | undefined }) {
  return (
    <RadioGroup
      id="rate-rating"
      name="rating"
      inline
      label={m.order_rating()}
      hint={m.order_rating_hint()}
      options={[5, 4, 3, 2, 1].map((number) => ({ value: String(number), label: String(number) }))}
      {...(value && { defaultValue: value })}
      {...(error && { error })}
    />
  )
}
