import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexedForm } from '../../api/pages/unindexed.ts'
import { wordOrderField } from '../../features/orders/order-fields.ts'
import { RequestPage, type RequestPageProps } from '../../features/orders/request-page.tsx'

const load: Load<Omit<RequestPageProps, 'failure'>> = async (api, { params }) => ({
  form: await api.orders.form({ applicationId: params.id ?? '' }),
  formKey: crypto.randomUUID(),
})

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction<never>(
  async (api, form, { params, locale }) => {
    const { orderId } = await api.orders.request(
      {
        ...{ TeamID: form.text('TeamID'), applicationId: params.id ?? '' },
        ...{
          from: form.text('from'),
          until: form.text('until') || form.text('from'),
          need: form.text('need'),
        },
      },
      form.idempotency(),
    )
    return redirect(pathInLocale(`/orders/${orderId}?done=request`, locale))
  },
  { wordField: wordOrderField },
)

export const shouldRevalidate = afterEveryForm
export const meta = unindexedForm(() => m.order_new())

export default function OrderRequestRoute() {
  return <RequestPage {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
