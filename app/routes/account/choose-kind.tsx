import { useSearchParams } from 'react-router'
import * as m from '#messages'
import { localPath } from '../../../shared/lib/local-path.ts'
import { browserLoader, type Load, serverLoader } from '../../api/load.ts'
import { type MetaArgs, pageMeta } from '../../api/page-meta.ts'
import { ChooseKindPage } from '../../features/accounts/choose-kind-page.tsx'

/** Asked for its refusal alone: the page shows nothing of the account. */
const load: Load<null> = async (api) => {
  await api.usercenter.teamlist({})
  return null
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: m.choose_kind_title(), isIndexed: false })
}

export default function ChooseKind() {
  const [query] = useSearchParams()
  return <ChooseKindPage back={localPath(query.get('back'), '') || null} />
}
