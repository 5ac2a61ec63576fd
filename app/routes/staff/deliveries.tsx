import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { wordFields } from '../../api/forms/named-field.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import { DeliveriesPage, type DeliveriesPageProps } from '../../features/messages/staff/deliveries-page.tsx'
import { deliveryHref, deliveryQuery } from '../../features/messages/staff/delivery-query.ts'

type Data = Omit<DeliveriesPageProps, 'failure'>

const load: Load<Data> = async (api, { url }) => {
  const query = deliveryQuery(url.searchParams)
  const [list, { privileges }] = await Promise.all([
    api.deliveriesStaff.list({
      reference: query.reference,
      state: query.state || undefined,
      channel: query.channel || undefined,
      from: query.from || undefined,
      to: query.to || undefined,
      before: query.before || undefined,
    }),
    api.staff.secondFactor({}),
  ])
  return { list, query, privileges, isDone: url.searchParams.get('done') === 'again' }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

/** Sends a failed message again, and shows the list that it was in. */
export const action = serverAction(
  async (api, form, { url, locale }) => {
    await api.deliveriesStaff.sendAgain({ deliveryId: form.text('deliveryId'), reason: form.text('reason') })
    const list = deliveryHref(deliveryQuery(url.searchParams))
    return redirect(`${pathInLocale(list, locale)}&done=again`)
  },
  { wordField: wordFields({ reason: m.deliveries_again_reason }) },
)

export const shouldRevalidate = afterEveryForm

export const meta = unindexed(m.deliveries_title)

export default function DeliveriesRoute() {
  return <DeliveriesPage {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
