import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexedForm } from '../../api/pages/unindexed.ts'
import { wordOrderField } from '../../features/orders/order-fields.ts'
import { ProvidedPage, type ProvidedPageProps } from '../../features/orders/provided-page.tsx'
import { orderedAt, postedSlots } from '../../features/orders/slots-act.ts'

const load: Load<Omit<ProvidedPageProps, 'failure'>> = async (api, { params, url }) => {
  const calendar = await api.orders.provided(orderedAt(params.id))
  const told = url.searchParams.get('told')
  return { calendar, formKey: crypto.randomUUID(), told: told === null ? null : Number(told) || 0 }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction<never>(
  async (api, form, { params, url }) => {
    const change = { TeamID: form.text('TeamID'), ...orderedAt(params.id), ...postedSlots(form) }
    const { told } = await api.orders.changeSlots(change, form.idempotency())
    return redirect(`${url.pathname}?told=${told}`)
  },
  { wordField: wordOrderField },
)

export const shouldRevalidate = afterEveryForm
export const meta = unindexedForm(() => m.orders_title())

export default function ProvidedRoute() {
  return <ProvidedPage {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
