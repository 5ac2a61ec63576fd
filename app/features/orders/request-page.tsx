import { Form } from 'react-router'
import * as m from '#messages'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type { orders } from '../../../shared/contract/orders/orders.ts'
import { dayText } from '../../../shared/lib/text/day-text.ts'
import { offeringPaths } from '../../../shared/rules/applications/offerings.ts'
import { periodLimits } from '../../../shared/rules/orders/order-terms.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { FormTitle } from '../../api/forms/form-title.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button, ButtonLink, ButtonRow } from '../../ui/controls/button.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { Details } from '../../ui/details.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { CalendarFigures } from './calendar-figures.tsx'
import { CalendarTable } from './calendar-table.tsx'
import { PeriodFields } from './period-fields.tsx'

export type RequestPageProps = {
  form: OutputOf<(typeof orders)['form']>
  formKey: string
  failure: ActFailure | undefined
}

/** Asks for a service or books a resource that was granted: when, and what is needed. */
export function RequestPage(props: RequestPageProps) {
  const { form, failure } = props
  const title = m.order_new_title({ offering: form.offeringName })
  const application = {
    href: offeringPaths[form.offeringKind].application + form.applicationId,
    text: m.application_title({ offering: form.offeringName }),
  }
  return (
    <div className="page stack stack-lg">
      <FormTitle title={title} isRefused={failure !== undefined} />
      <Breadcrumbs label={m.order_way()} crumbs={[application]} />
      <Heading level={1} text={title} />
      <FailureSummary failure={failure} fieldId={(path) => `request-${path}`} />
      <RequestBody {...props} />
    </div>
  )
}

function RequestBody(props: RequestPageProps) {
  const locale = useLocale()
  const { form } = props
  if (form.openOrderId) {
    return (
      <Notice title={m.order_open_already()}>
        <ButtonRow>
          <ButtonLink href={`/orders/${form.openOrderId}`}>{m.order_open_see()}</ButtonLink>
        </ButtonRow>
      </Notice>
    )
  }
  if (!form.isOpen) return <Notice title={m.order_not_open()} />
  const day = form.accessUntil && dayText(form.accessUntil, locale)
  if (day && form.slots.length === 0)
    return (
      <Notice title={m.order_access_too_short({ offering: form.offeringName, day })}>
        <p>{form.unit === 'week' ? m.order_access_too_short_week() : m.order_access_too_short_day()}</p>
      </Notice>
    )
  return (
    <>
      {day && <p className="measure">{m.order_access_until({ offering: form.offeringName, day })}</p>}
      <CalendarFigures calendar={form} />
      <RequestForm {...props} />
    </>
  )
}

/** The longest period and the furthest day, both in days; no more than the access leaves. */
function limitsOf({ unit, slots }: RequestPageProps['form']): ReturnType<typeof periodLimits> {
  const { longest, furthest } = periodLimits(unit)
  const left = slots.length * (unit === 'week' ? 7 : 1)
  return { longest: Math.min(longest, left), furthest: Math.min(furthest, left) }
}

function RequestForm({ form, formKey, failure }: RequestPageProps) {
  const typed = (name: string) => failure?.values[name]?.[0]
  const firstFree = form.slots.find(({ free }) => free > 0)?.slot
  return (
    <Form method="post" noValidate className="stack max-w-form">
      <input type="hidden" name="TeamID" value={form.TeamID} />
      <input type="hidden" name="idempotencyKey" value={formKey} />
      <p className="measure">{m.order_limits(limitsOf(form))}</p>
      {form.unit === 'day' && (
        <Details title={m.order_free_days()}>
          <CalendarTable calendar={form} />
        </Details>
      )}
      <PeriodFields
        id="request"
        calendar={form}
        chosen={{ from: typed('from') ?? firstFree ?? '', until: typed('until') ?? firstFree ?? '' }}
        errors={{ from: failure?.fields.from, until: failure?.fields.until }}
      />
      <TextArea
        id="request-need"
        name="need"
        rows={5}
        maxLength={2_000}
        label={m.order_need()}
        hint={form.unit === 'day' ? m.order_need_hint_resource() : m.order_need_hint()}
        defaultValue={typed('need')}
        {...(failure?.fields.need && { error: failure.fields.need })}
      />
      <p className="text-sm text-ink-2 measure">{m.order_held()}</p>
      <ButtonRow>
        <Button kind="primary">{m.order_send()}</Button>
      </ButtonRow>
    </Form>
  )
}
