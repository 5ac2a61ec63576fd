import { useLoaderData } from 'react-router'
import * as m from '#messages'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { pageOf } from '../../api/pages/page-of.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import { OrdersPage, type OrdersPageProps } from '../../features/orders/orders-page.tsx'

const load: Load<OrdersPageProps> = async (api, { url }) => {
  const side = (['team', 'provider'] as const).find((one) => one === url.searchParams.get('side'))
  const page = pageOf(url)
  return { list: await api.orders.list({ ...(side && { side }), page }), page }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const meta = unindexed(m.orders_title)

export default function OrdersRoute() {
  return <OrdersPage {...useLoaderData<typeof loader>()} />
}
