import { Form } from 'react-router'
import * as m from '#messages'
import type { OutputOf } from '../../../../shared/contract/call.ts'
import type { deliveriesStaff } from '../../../../shared/contract/deliveries.staff.ts'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import { deliveryStates } from '../../../../shared/rules/messages/deliveries.ts'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { FailureSummary } from '../../../api/forms/failure-summary.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Select, TextField } from '../../../ui/controls/text-field.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { StaffPage } from '../../staff/staff-page.tsx'
import { type DeliveryQuery, deliveryHref } from './delivery-query.ts'
import { DeliveryTable } from './delivery-table.tsx'
import { stateName } from './delivery-words.ts'

export type DeliveriesPageProps = {
  list: OutputOf<(typeof deliveriesStaff)['list']>
  query: DeliveryQuery
  privileges: Privilege[]
  /** Whether one was just sent again. */
  isDone: boolean
  failure: ActFailure | undefined
}

/** The mails and text messages that were sent. */
export function DeliveriesPage({ list, query, privileges, isDone, failure }: DeliveriesPageProps) {
  const locale = useLocale()
  const path = pathInLocale('/staff/deliveries', locale)
  return (
    <StaffPage privileges={privileges} title={m.deliveries_title()} lead={m.deliveries_lead()}>
      <FailureSummary failure={failure} fieldId={(_, { deliveryId = [] }) => `reason-${deliveryId[0]}`} />
      {isDone && !failure && <Notice kind="success" live title={m.deliveries_again_done()} />}
      <Filters query={query} path={path} />
      {list.deliveries.length === 0 ? (
        <EmptyState seed="no-deliveries" title={m.deliveries_none()} text={m.deliveries_none_text()} />
      ) : (
        <div>
          <DeliveryTable deliveries={list.deliveries} failure={failure} />
        </div>
      )}
      {list.next !== null && (
        <p>
          <Link alone href={deliveryHref({ ...query, before: list.next })}>
            {m.deliveries_older()}
          </Link>
        </p>
      )}
    </StaffPage>
  )
}

function Filters({ query, path }: { query: DeliveryQuery; path: string }) {
  return (
    <search>
      <Form noValidate method="get" action={path} className="audit-search" key={JSON.stringify(query)}>
        <Select name="state" label={m.deliveries_state()} defaultValue={query.state}>
          <option value="">{m.deliveries_any_state()}</option>
          {deliveryStates.map((state) => (
            <option key={state} value={state}>
              {stateName(state)}
            </option>
          ))}
        </Select>
        <Select name="channel" label={m.deliveries_channel()} defaultValue={query.channel}>
          <option value="">{m.deliveries_any_channel()}</option>
          <option value="mail">{m.deliveries_mail()}</option>
          <option value="sms">{m.deliveries_sms()}</option>
        </Select>
        <TextField
          name="reference"
          label={m.deliveries_reference()}
          hint={m.deliveries_reference_hint()}
          defaultValue={query.reference}
          maxLength={40}
        />
        <TextField name="from" type="date" label={m.audit_from()} defaultValue={query.from} />
        <TextField name="to" type="date" label={m.audit_to()} defaultValue={query.to} />
        <Button kind="primary">{m.deliveries_filter()}</Button>
      </Form>
    </search>
  )
}
