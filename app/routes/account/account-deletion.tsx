import { useLoaderData } from 'react-router'
import * as m from '#messages'
import type { DeletionInfo } from '../../../shared/contract/privacy.ts'
import { serverAction } from '../../api/forms/act.ts'
import { infoOfLink, openLink } from '../../api/pages/link-in-address.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import { DeletionLinkPage } from '../../features/privacy/deletion-link-page.tsx'
import { AnotherLink } from '../../features/sign-in/another-link.tsx'

type Data = { deletion: DeletionInfo | null }

const load: Load<Data> = async (api, args) => ({ deletion: await infoOfLink(args, api.privacy.deletionInfo) })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction((api, _form, args) => openLink(args, api.privacy.deletionInfo))

export const meta = unindexed(m.leaving_link_title)

export default function AccountDeletionRoute() {
  const { deletion } = useLoaderData<typeof loader>()
  return deletion ? <DeletionLinkPage deletion={deletion} /> : <AnotherLink />
}
