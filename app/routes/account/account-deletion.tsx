import { redirect, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { DeletionInfo } from '../../../shared/contract/privacy.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { browserLoader, type Load, serverLoader } from '../../api/load.ts'
import { type MetaArgs, pageMeta } from '../../api/page-meta.ts'
import { DeletionLinkPage } from '../../features/accounts/deletion-link-page.tsx'

type Data = { deletion: DeletionInfo }

/** The secret of the link goes into the browser's keeping and out of the address, before anything can quote it. */
const load: Load<Data> = async (api, { url, locale }) => {
  const token = url.searchParams.get('link')
  if (token !== null) {
    await api.privacy.deletionInfo({ token: token.slice(0, 64) || '-' })
    throw redirect(pathInLocale('/accountDeletion', locale))
  }
  return { deletion: await api.privacy.deletionInfo({}) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: m.leaving_link_title(), isIndexed: false })
}

export default function AccountDeletionRoute() {
  return <DeletionLinkPage {...useLoaderData<typeof loader>()} />
}
