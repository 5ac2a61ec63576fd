import { useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexedForm } from '../../api/pages/unindexed.ts'
import { calendarOf } from '../../features/orders/calendar-of.ts'
import { actOnOrder } from '../../features/orders/order-act.ts'
import { wordOrderField } from '../../features/orders/order-fields.ts'
import { OrderPage, type OrderPageProps } from '../../features/orders/order-page.tsx'

type Data = Omit<OrderPageProps, 'failure'>

const load: Load<Data> = async (api, { params, url }) => {
  const order = await api.orders.details({ orderId: params.id ?? '' })
  return {
    order,
    calendar: await calendarOf(api, order),
    done: url.searchParams.get('done'),
    formKey: crypto.randomUUID(),
  }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction<never>(
  (api, form, { params, url }) => actOnOrder(api, form, params.id ?? '', url.pathname),
  { wordField: wordOrderField },
)

export const shouldRevalidate = afterEveryForm
export const meta = unindexedForm(() => m.orders_title())

export default function OrderRoute() {
  return <OrderPage {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
