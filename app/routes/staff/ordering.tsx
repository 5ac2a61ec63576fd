import { useLoaderData } from 'react-router'
import * as m from '#messages'
import { orderedKinds } from '../../../shared/rules/orders/order-slots.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import { OrderingPage, type OrderingPageProps } from '../../features/orders/staff/ordering-page.tsx'

const load: Load<OrderingPageProps> = async (api, { url }) => {
  const kind = orderedKinds.find((one) => one === url.searchParams.get('kind')) ?? 'service'
  const [{ offerings }, me] = await Promise.all([
    api.ordersStaff.offerings({ kind }),
    api.staff.secondFactor({}),
  ])
  return { kind, offerings, me }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const meta = unindexed(m.staff_ordering_title)

export default function OrderingRoute() {
  return <OrderingPage {...useLoaderData<typeof loader>()} />
}
