import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { Api } from '../../../../shared/contract/contract.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import { type CollectionName, collections } from '../../../../shared/rules/content/collections.ts'
import { mostOrdered } from '../../../../shared/rules/content/content-order.ts'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import { type ActFailure, serverAction } from '../../../api/forms/act.ts'
import { browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../../api/pages/page-meta.ts'
import { collectionOf } from '../../../features/content/staff/collection-of.ts'
import { collectionWords } from '../../../features/content/staff/collection-words.ts'
import { type OrderAnswer, readOrder } from '../../../features/content/staff/lists/order-actions.ts'
import {
  RecordOrderPage,
  type RecordOrderPageProps,
} from '../../../features/content/staff/lists/record-order-page.tsx'
import { StaffNav } from '../../../features/staff/staff-nav.tsx'

type Data = Pick<RecordOrderPageProps, 'collection' | 'items'> & { privileges: Privilege[] }

const load: Load<Data> = async (api, { params }) => {
  const collection = orderedCollectionOf(params.collection)
  const [items, { privileges }] = await Promise.all([itemsOf(api, collection), api.staff.secondFactor({})])
  return { collection, items, privileges }
}

const pageSize = 50

/** All of them, page by page. */
async function itemsOf(api: Api, collection: CollectionName): Promise<Data['items']> {
  const items: Data['items'] = []
  for (let page = 1; page <= mostOrdered / pageSize; page += 1) {
    const list = await api.contentStaff.recordList({ collection, sort: 'order', page, pageSize })
    items.push(...list.items.map(({ number, title }) => ({ number, title })))
    if (items.length >= list.total) break
  }
  return items
}

/** @throws ApiError `notFound` */
function orderedCollectionOf(name: string | undefined): CollectionName {
  const found = collectionOf(name)
  if (collections[found].sortedBy !== 'order') throw new ApiError('notFound')
  return found
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

/** A press that moves a record shows the new order; only saving keeps it. */
export const action = serverAction(async (api, form, { params, locale }): Promise<Response | OrderAnswer> => {
  const collection = orderedCollectionOf(params.collection)
  const { before, after, isSaved } = readOrder(form)
  if (!isSaved) return { order: after }
  await api.contentStaff.recordOrder({ collection, before, after })
  return redirect(`${pathInLocale(`/staff/content/${collection}`, locale)}?done=order`)
})

export function meta(args: MetaArgs & { loaderData: Data | undefined }) {
  const { loaderData } = args
  const name = loaderData ? collectionWords[loaderData.collection].name() : ''
  return pageMeta(args, { title: m.collections_order_title({ name }), isIndexed: false })
}

export default function RecordOrderRoute() {
  const { privileges, ...data } = useLoaderData<typeof loader>()
  const answer = useActionData<OrderAnswer | ActFailure>()
  const failure = answer && 'isFailure' in answer ? answer : undefined
  const order = answer && 'order' in answer ? answer.order : undefined
  return (
    <RecordOrderPage {...data} nav={<StaffNav privileges={privileges} />} order={order} failure={failure} />
  )
}
