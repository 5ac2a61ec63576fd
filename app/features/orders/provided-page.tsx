import * as m from '#messages'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type { orders } from '../../../shared/contract/orders/orders.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { FormTitle } from '../../api/forms/form-title.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CalendarFigures } from './calendar-figures.tsx'
import { SlotsForm } from './slots-form.tsx'

export type ProvidedPageProps = {
  calendar: OutputOf<(typeof orders)['provided']>
  formKey: string
  /** How many orders were told of the last change; null where none was made. */
  told: number | null
  failure: ActFailure | undefined
}

/** What my team provides: its figures, and its weeks or days to close, open again and give places to. */
export function ProvidedPage({ calendar, formKey, told, failure }: ProvidedPageProps) {
  const title = calendar.offeringName
  return (
    <div className="page stack stack-lg">
      <FormTitle title={title} isRefused={failure !== undefined} />
      <Breadcrumbs
        label={m.order_way()}
        crumbs={[{ href: '/orders?side=provider', text: m.orders_title() }]}
      />
      <Heading level={1} text={title} />
      <FailureSummary failure={failure} fieldId={(path) => `slots-${path}`} />
      {told !== null && !failure && (
        <Notice kind="success" live title={m.order_calendar_saved()}>
          {told > 0 && <p>{m.order_calendar_told({ count: told })}</p>}
        </Notice>
      )}
      <CalendarFigures calendar={calendar} />
      <SlotsForm calendar={calendar} formKey={formKey} failure={failure} TeamID={calendar.TeamID} />
    </div>
  )
}
