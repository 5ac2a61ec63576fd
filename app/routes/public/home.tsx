import { useLoaderData, useLocation, useSearchParams } from 'react-router'
import * as m from '#messages'
import type { FieldCount, HomePage, ProjectCounts } from '../../../shared/contract/home.ts'
import type { ToolboxNotice } from '../../../shared/contract/toolbox-parts.ts'
import { privacyTerms } from '../../../shared/rules/privacy.ts'
import { browserLoader, type Load, serverLoader } from '../../api/load.ts'
import { type MetaArgs, pageMeta } from '../../api/page-meta.ts'
import { HomePageView } from '../../features/home/home-page.tsx'
import { HelpBlock, type HelpBlockProps } from '../../features/support/help-block.tsx'
import { NoticeList } from '../../features/toolbox/notice-list.tsx'
import { Notice } from '../../ui/notice.tsx'

type Data = {
  home: HomePage
  fields: FieldCount[]
  projects: ProjectCounts
  notices: ToolboxNotice[]
  help: HelpBlockProps
}

const questionsOfTopic = 2
const newestNotices = 3

const load: Load<Data> = async (api) => {
  const [home, domains, projects, notices, help] = await Promise.all([
    api.home.homePageAll({}),
    api.home.homePageDomain({}),
    api.home.homePageProjectCount({}),
    api.toolbox.noticeList({ pageSize: newestNotices }),
    api.support.describeSupportCenterList({ most: questionsOfTopic }),
  ])
  return { home, fields: domains.list, projects, notices: notices.items, help }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: m.site_tagline(), canonicalPath: '/' })
}

export default function Home() {
  const { home, fields, projects, notices, help } = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const name = query.get('notice')
  const notice = noticeOf(name)
  const { key } = useLocation()
  return (
    <>
      {notice && (
        <div className="page py-4">
          <Notice key={key} kind={isOwnDoing(name) ? 'success' : 'error'} title={notice} />
        </div>
      )}
      <HomePageView
        {...{ home, fields, projects }}
        notices={notices.length > 0 && <NoticeList notices={notices} />}
        help={<HelpBlock {...help} />}
      />
    </>
  )
}

/** Why somebody was brought here. */
function noticeOf(name: string | null): string | null {
  if (name === 'notAvailable') return m.notice_not_available()
  if (name === 'accountLeaving') return m.privacy_deleted_title({ days: privacyTerms.deletionDays })
  if (name === 'handedOver') return m.hand_over_accepted_done()
  if (name === 'consentWithdrawn') return m.privacy_withdrawn_title()
  return name === 'loginEnded' ? m.notice_login_ended() : null
}

/** What they asked for themselves is no failure. */
function isOwnDoing(name: string | null): boolean {
  return name === 'accountLeaving' || name === 'consentWithdrawn' || name === 'handedOver'
}
