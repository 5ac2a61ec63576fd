import { useLoaderData, useLocation, useSearchParams } from 'react-router'
import * as m from '#messages'
import type { FieldCount, HomePage } from '../../../shared/contract/home.ts'
import { browserLoader, type Load, serverLoader } from '../../api/load.ts'
import { type MetaArgs, pageMeta } from '../../api/page-meta.ts'
import { HomePageView } from '../../features/home/home-page.tsx'
import { Notice } from '../../ui/notice.tsx'

type Data = { home: HomePage; fields: FieldCount[] }

const load: Load<Data> = async (api) => {
  const [home, domains] = await Promise.all([api.home.homePageAll({}), api.home.homePageDomain({})])
  return { home, fields: domains.list }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: m.site_tagline(), canonicalPath: '/' })
}

export default function Home() {
  const { home, fields } = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const isRefused = query.get('notice') === 'notAvailable'
  const { key } = useLocation()
  return (
    <>
      {isRefused && (
        <div className="page py-4">
          <Notice key={key} kind="error" title={m.notice_not_available()} />
        </div>
      )}
      <HomePageView home={home} fields={fields} />
    </>
  )
}
