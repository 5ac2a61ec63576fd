import { useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import { type ActFailure, serverAction } from '../../../api/forms/act.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../../api/pages/page-meta.ts'
import { collectionOf } from '../../../features/content/staff/collection-of.ts'
import { collectionWords } from '../../../features/content/staff/collection-words.ts'
import { actOnList, type BulkResult, filterOf } from '../../../features/content/staff/lists/list-actions.ts'
import { readListQuery } from '../../../features/content/staff/lists/list-query.ts'
import {
  RecordListPage,
  type RecordListPageProps,
} from '../../../features/content/staff/lists/record-list-page.tsx'
import { StaffNav } from '../../../features/staff/staff-nav.tsx'

type Data = Pick<
  RecordListPageProps,
  'collection' | 'list' | 'query' | 'importFiles' | 'options' | 'catalogues' | 'done'
> & {
  privileges: Privilege[]
}

const load: Load<Data> = async (api, { params, url }) => {
  const collection = collectionOf(params.collection)
  const query = readListQuery(url.searchParams, collection)
  const { sort, page, importId } = query
  const [list, { privileges }, imported, fresh] = await Promise.all([
    api.contentStaff.recordList({ ...filterOf(collection, query), sort, page }),
    api.staff.secondFactor({}),
    importId ? api.importsStaff.importDetail({ importId }) : null,
    api.contentStaff.recordOptions({ collection }),
  ])
  const importFiles = imported?.fileNames ?? []
  return {
    collection,
    list,
    query,
    privileges,
    importFiles,
    options: fresh.options,
    catalogues: fresh.catalogues,
    done: url.searchParams.get('done') ?? '',
  }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction((api, form, { params, url }) => {
  const collection = collectionOf(params.collection)
  return actOnList(api, form, collection, readListQuery(url.searchParams, collection))
})

export const shouldRevalidate = afterEveryForm

export function meta(args: MetaArgs & { loaderData: Data | undefined }) {
  const { loaderData } = args
  const title = loaderData ? collectionWords[loaderData.collection].name() : m.collections_title()
  return pageMeta(args, { title, isIndexed: false })
}

export default function CollectionRoute() {
  const { privileges, ...data } = useLoaderData<typeof loader>()
  const answer = useActionData<BulkResult | ActFailure>()
  const failure = answer && 'isFailure' in answer ? answer : undefined
  const result = answer && 'failures' in answer ? answer : undefined
  return (
    <RecordListPage {...data} nav={<StaffNav privileges={privileges} />} result={result} failure={failure} />
  )
}
