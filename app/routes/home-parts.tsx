import type { Api } from '../../shared/contract/contract.ts'
import type { FieldCount, HomePage, ProjectCounts } from '../../shared/contract/home.ts'
import type { ToolboxNotice } from '../../shared/contract/toolbox/toolbox-parts.ts'
import { HomePageView } from '../features/home/home-page.tsx'
import { HelpBlock, type HelpBlockProps } from '../features/support/help-block.tsx'
import { NoticeList } from '../features/toolbox/notice-list.tsx'
import { RunningEdition } from '../features/venture/running-edition.tsx'

export type HomePageParts = {
  home: HomePage
  fields: FieldCount[]
  projects: ProjectCounts
  notices: ToolboxNotice[]
  help: HelpBlockProps
}

const questionsOfTopic = 2
/** Two rows of a wide window; the others are in the help centre. */
const topicsOfHelp = 8
const newestNotices = 3

/** The home page's content beside the words that staff have published for it. */
export async function loadHomeParts(api: Api): Promise<Omit<HomePageParts, 'home'>> {
  const [domains, projects, notices, help] = await Promise.all([
    api.home.homePageDomain({}),
    api.home.homePageProjectCount({}),
    api.toolbox.noticeList({ pageSize: newestNotices }),
    api.support.describeSupportCenterList({ most: questionsOfTopic }),
  ])
  const shownHelp = { ...help, categories: help.categories.slice(0, topicsOfHelp) }
  return { fields: domains.list, projects, notices: notices.items, help: shownHelp }
}

/** The home page, as published or with a draft in it. */
export function HomeParts({ home, fields, projects, notices, help }: HomePageParts) {
  return (
    <HomePageView
      {...{ home, fields, projects }}
      notices={notices.length > 0 && <NoticeList notices={notices} />}
      venture={<RunningEdition />}
      help={<HelpBlock {...help} />}
    />
  )
}
