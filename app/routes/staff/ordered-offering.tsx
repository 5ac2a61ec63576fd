import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { wordFields } from '../../api/forms/named-field.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import { orderedAt, postedSlots } from '../../features/orders/slots-act.ts'
import {
  OrderedOfferingPage,
  type OrderedOfferingPageProps,
} from '../../features/orders/staff/ordered-offering-page.tsx'

const load: Load<Omit<OrderedOfferingPageProps, 'failure'>> = async (api, { params, url }) => {
  const [offering, me] = await Promise.all([
    api.ordersStaff.offering(orderedAt(params.id)),
    api.staff.secondFactor({}),
  ])
  return { offering, me, formKey: crypto.randomUUID(), done: url.searchParams.get('done') }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction<never>(
  async (api, form, { params, url }) => {
    const offering = orderedAt(params.id)
    const text = (name: string) => form.text(name)
    if (form.text('intent') === 'terms')
      await api.ordersStaff.setOffering(
        {
          ...offering,
          ...{ version: text('version'), isOpen: form.has('isOpen'), places: text('places') },
          ...{ replyDays: text('replyDays'), provider: text('provider') },
        },
        form.idempotency(),
      )
    else await api.ordersStaff.changeSlots({ ...offering, ...postedSlots(form) }, form.idempotency())
    return redirect(`${url.pathname}?done=1`)
  },
  {
    wordField: wordFields({
      ...{ provider: m.order_provider, places: m.staff_ordering_places, replyDays: m.order_reply },
      ...{ from: m.order_from, until: m.order_until, closedBecause: m.order_close_why },
    }),
  },
)

export const shouldRevalidate = afterEveryForm
export const meta = unindexed(m.staff_ordering_title)

export default function OrderedOfferingRoute() {
  return <OrderedOfferingPage {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
