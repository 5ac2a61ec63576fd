import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import { type ActFailure, serverAction } from '../../../api/forms/act.ts'
import {
  afterEveryForm,
  browserLoader,
  type Load,
  type LoadArgs,
  serverLoader,
} from '../../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../../api/pages/page-meta.ts'
import { collectionOf } from '../../../features/content/staff/collection-of.ts'
import { languageName } from '../../../features/content/staff/collection-words.ts'
import { type RecordRef, recordPath } from '../../../features/content/staff/record-actions.ts'
import { VersionsPage, type VersionsPageProps } from '../../../features/content/staff/versions-page.tsx'
import { StaffNav } from '../../../features/staff/staff-nav.tsx'

type Data = Omit<VersionsPageProps, 'nav' | 'failure'> & { privileges: Privilege[] }

const load: Load<Data> = async (api, args) => {
  const { record, language } = whichText(args)
  const version = Number(args.url.searchParams.get('version'))
  const compared = Number.isInteger(version) && version > 0 ? { compared: version } : {}
  const [versions, { privileges }] = await Promise.all([
    api.contentStaff.versionList({ ...record, language, ...compared }),
    api.staff.secondFactor({}),
  ])
  return { record, language, versions, privileges }
}

/** @throws ApiError `notFound` */
function whichText({ params, url }: LoadArgs): { record: RecordRef; language: 'zh' | 'en' } {
  const collection = collectionOf(params.collection)
  const language = url.searchParams.get('language') === 'en' ? 'en' : 'zh'
  return { record: { collection, number: params.number ?? '' }, language }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(async (api, form, args) => {
  const { record, language } = whichText(args)
  const [version, restored] = [Number(form.text('version')), Number(form.text('restored'))]
  await api.contentStaff.versionRestore({ ...record, language, version, restored })
  return redirect(recordPath(record, args.locale, `restore.${language}`))
})

export const shouldRevalidate = afterEveryForm

export function meta(args: MetaArgs & { loaderData: Data | undefined }) {
  const { loaderData: data } = args
  const title = data
    ? `${m.collections_versions_of({ language: languageName(data.language) })} · ${data.versions.title}`
    : m.collections_title()
  return pageMeta(args, { title, isIndexed: false })
}

export default function RecordVersionsRoute() {
  const { privileges, ...data } = useLoaderData<typeof loader>()
  return (
    <VersionsPage
      {...data}
      nav={<StaffNav privileges={privileges} />}
      failure={useActionData<ActFailure>()}
    />
  )
}
