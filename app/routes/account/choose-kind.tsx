import { redirect, useSearchParams } from 'react-router'
import * as m from '#messages'
import { localPath } from '../../../shared/lib/local-path.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexedForm } from '../../api/pages/unindexed.ts'
import { ChooseKindPage } from '../../features/teams/choose-kind-page.tsx'

/** The teams are loaded only for the refusal of visitors: the page shows nothing of the account. */
const load: Load<null> = async (api, { url, locale }) => {
  await api.usercenter.teamlist({})
  const kind = url.searchParams.get('kind')
  const back = url.searchParams.get('back')
  if (kind) {
    const next = new URLSearchParams({ ...(back && { back }), kind })
    throw redirect(pathInLocale(`/noTeam?${next}`, locale))
  }
  return null
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = unindexedForm(() => m.choose_kind_title())

export default function ChooseKind() {
  const [query] = useSearchParams()
  return (
    <ChooseKindPage
      back={localPath(query.get('back'), '') || null}
      isMissing={query.has('chosen') && !query.has('kind')}
    />
  )
}
