import { redirect, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { VerificationDetail } from '../../../shared/contract/organisations.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { browserLoader, type Load, serverLoader } from '../../api/load.ts'
import { type MetaArgs, pageMeta } from '../../api/page-meta.ts'
import { SentPage } from '../../features/organisations/sent-page.tsx'

type Data = { verification: VerificationDetail }

const load: Load<Data> = async (api, { url, locale }) => {
  const organisationId = url.searchParams.get('verification')
  if (!organisationId) throw redirect(pathInLocale('/accountCenter', locale))
  return { verification: await api.organisations.detail({ organisationId }) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: m.verification_sent_title(), isIndexed: false })
}

export default function Result() {
  return <SentPage {...useLoaderData<typeof loader>()} />
}
