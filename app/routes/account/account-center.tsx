import { redirectDocument, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { type Act, serverAction } from '../../api/act.ts'
import { browserLoader, type Load, serverLoader } from '../../api/load.ts'
import { type MetaArgs, pageMeta } from '../../api/page-meta.ts'
import { AccountNav, accountHref, accountPartOf } from '../../features/accounts/account-nav.tsx'
import {
  type AccountAnswer,
  actOnProfile,
  loadProfile,
  loadTeam,
  type ProfileData,
  type TeamData,
} from '../../features/accounts/account-part.ts'
import { ProfilePart } from '../../features/accounts/profile-part.tsx'
import { TeamPart } from '../../features/accounts/team-part.tsx'
import { MessagesPage } from '../../features/messages/messages-page.tsx'
import {
  actOnMessages,
  loadMessages,
  type MessagesAnswer,
  type MessagesData,
} from '../../features/messages/messages-part.ts'
import { Applications, type ApplicationsData, loadApplications } from './account-applications.tsx'
import { loadOverview, Overview, type OverviewData } from './account-overview.tsx'

type Data =
  | { part: 'overview'; data: OverviewData }
  | { part: 'applications'; data: ApplicationsData }
  | { part: 'messages'; data: MessagesData }
  | { part: 'team'; data: TeamData }
  | { part: 'profile'; data: ProfileData }

const load: Load<Data> = async (api, { url }) => {
  const part = accountPartOf(url)
  switch (part) {
    case 'overview':
      return { part, data: await loadOverview(api) }
    case 'applications':
      return { part, data: await loadApplications(api, url) }
    case 'messages':
      return { part, data: await loadMessages(api, url) }
    case 'team':
      return { part, data: await loadTeam(api, url) }
    case 'profile':
      return { part, data: await loadProfile(api) }
  }
}

const act: Act<AccountAnswer | MessagesAnswer> = async (api, form, { url, locale }) => {
  switch (form.text('intent')) {
    case 'signOut':
      await api.signIn.logout({ appId: 'yisun' })
      // A whole load, so that nothing of the login stays in the page.
      return redirectDocument(pathInLocale('/home', locale))
    case 'chooseTeam':
      await api.usercenter.teamchoose({ TeamID: form.text('TeamID') })
      return redirectDocument(accountHref('team', locale))
    default:
      return accountPartOf(url) === 'messages' ? actOnMessages(api, form) : actOnProfile(api, form)
  }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(act)

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: m.account_title(), isIndexed: false })
}

export default function AccountCenter() {
  const loaded = useLoaderData<typeof loader>()
  return (
    <div className="page stack stack-lg">
      <AccountNav part={loaded.part} />
      <Part {...loaded} />
    </div>
  )
}

function Part(loaded: Data) {
  const answer = useActionData<AccountAnswer | MessagesAnswer>()
  switch (loaded.part) {
    case 'overview':
      return <Overview {...loaded.data} />
    case 'applications':
      return <Applications {...loaded.data} />
    case 'messages':
      return <MessagesPage data={loaded.data} answer={answer as MessagesAnswer | undefined} />
    case 'team':
      return <TeamPart data={loaded.data} />
    case 'profile':
      return <ProfilePart data={loaded.data} answer={answer as AccountAnswer | undefined} />
  }
}
