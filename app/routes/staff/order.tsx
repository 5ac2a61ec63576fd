import { useActionData, useLoaderData } from 'react-router'
import type { OrderCalendar, OrderDetails } from '../../../shared/contract/orders/order-parts.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { calendarOf } from '../../features/orders/calendar-of.ts'
import { actOnOrderAsStaff } from '../../features/orders/staff/order-actions.ts'
import { OrderReviewPage } from '../../features/orders/staff/order-review.tsx'
import { loadReview, type ReviewData, reviewMeta } from '../../features/staff/work/load-review.ts'
import { reviewAction } from '../../features/staff/work/review-action.ts'
import type { ReviewAnswer } from '../../features/staff/work/review-form.ts'

type Data = ReviewData & { review: OrderDetails; calendar: OrderCalendar | null }

const load: Load<Data> = async (api, { params }) => {
  const orderId = params.id ?? ''
  const review = await api.ordersStaff.detail({ orderId })
  return { ...(await loadReview(api, orderId)), review, calendar: await calendarOf(api, review) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = reviewAction('order', { act: actOnOrderAsStaff })
export const meta = reviewMeta

export const shouldRevalidate = afterEveryForm

export default function OrderRoute() {
  const answer = useActionData<ReviewAnswer>()
  return <OrderReviewPage {...useLoaderData<typeof loader>()} answer={answer} />
}
