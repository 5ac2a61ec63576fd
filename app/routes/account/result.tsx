import { redirect, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { VerificationDetail } from '../../../shared/contract/organisations/organisation-parts.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import { SentPage } from '../../features/organisations/sent-page.tsx'
import { ContinueClaim, type WishedTool } from '../../features/toolbox/detail/continue-claim.tsx'

type Data = { verification: VerificationDetail; tool: WishedTool }

const load: Load<Data> = async (api, { url, locale }) => {
  const organisationId = url.searchParams.get('verification')
  if (!organisationId) throw redirect(pathInLocale('/accountCenter', locale))
  const [verification, { tool }] = await Promise.all([
    api.organisations.detail({ organisationId }),
    api.toolbox.wished({}),
  ])
  return { verification, tool }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = unindexed(m.verification_sent_title)

export default function Result() {
  const { verification, tool } = useLoaderData<typeof loader>()
  const onward = <ContinueClaim tool={tool} stage="waiting" />
  return <SentPage verification={verification} onward={onward} />
}
