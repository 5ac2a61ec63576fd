import * as m from '#messages'
import { words as done } from '#words/order_event'
import type { OrderCalendar, OrderDetails } from '../../../shared/contract/orders/order-parts.ts'
import { offeringPaths } from '../../../shared/rules/applications/offerings.ts'
import { orderActions } from '../../../shared/rules/orders/order-transitions.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { FormTitle } from '../../api/forms/form-title.tsx'
import { MaskedNote, useOwnEyes } from '../../api/state/own-eyes.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Heading } from '../../ui/heading.tsx'
import { KeptText } from '../../ui/kept-text.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { DatesNotice } from './dates-notice.tsx'
import { ClosedNotice, OrderFacts, OrderHistory, turnText } from './order-facts.tsx'
import { stateText, stateTone } from './order-words.ts'
import { isLeading, StepForms } from './step-forms.tsx'

export type OrderPageProps = {
  order: OrderDetails
  /** Null where the offering is no longer public. */
  calendar: OrderCalendar | null
  /** The step that was just taken. */
  done: string | null
  formKey: string
  failure: ActFailure | undefined
}

/** An order or booking, for the team that made it and for the one that provides. */
export function OrderPage(props: OrderPageProps) {
  const locale = useLocale()
  const { failure } = props
  const eyes = useOwnEyes(props.order, (api) => api.orders.details({ orderId: props.order.orderId }))
  const order = eyes.value
  const title = m.order_title({ offering: order.offeringName })
  const answersDates = order.proposed === null || order.may.includes('takeDates')
  const turn = turnText(order, answersDates && order.may.some(isLeading), locale)
  const step = orderActions.find((action) => action === props.done)
  return (
    <div className="page stack stack-lg">
      <FormTitle title={title} isRefused={failure !== undefined} />
      <Breadcrumbs label={m.order_way()} crumbs={crumbsOf(order)} />
      <Heading level={1} text={title} />
      <FailureSummary failure={failure} fieldId={(path, values) => `${values.intent?.[0] ?? ''}-${path}`} />
      {step && !failure && <Notice kind="success" live title={done[step]()} />}
      {props.done === 'request' && !failure && (
        <Notice kind="success" live title={m.order_sent()}>
          <p>{m.order_sent_text()}</p>
        </Notice>
      )}
      <p className="row">
        <StatusTag tone={stateTone(order.state)}>{stateText(order.state)}</StatusTag>
        <span>
          {m.order_reference()} <KeptText text={order.reference} />
        </span>
      </p>
      {turn && <p className="text-lg font-bold">{turn}</p>}
      <DatesNotice order={order} />
      <ClosedNotice order={order} />
      <StepForms {...props} order={order} />
      <OrderFacts order={order} />
      <OrderHistory order={order} locale={locale} />
      <MaskedNote {...eyes} />
    </div>
  )
}

function crumbsOf({ side, applicationId, offeringKind, offeringName }: OrderDetails) {
  const list = { href: side === 'provider' ? '/orders?side=provider' : '/orders', text: m.orders_title() }
  if (!applicationId) return [list]
  return [
    list,
    {
      href: offeringPaths[offeringKind].application + applicationId,
      text: m.application_title({ offering: offeringName }),
    },
  ]
}
