import { redirectDocument, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { Api } from '../../../shared/contract/contract.ts'
import type { FaceSettings } from '../../../shared/contract/organisation-faces.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { type Act, type ActFailure, serverAction } from '../../api/act.ts'
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
import { FaceForm } from '../../features/organisations/face-form.tsx'
import { actOnFace, type FaceAnswer } from '../../features/organisations/face-part.ts'
import { Applications, type ApplicationsData, loadApplications } from './account-applications.tsx'
import { loadOverview, Overview, type OverviewData } from './account-overview.tsx'

type Data =
  | { part: 'overview'; data: OverviewData }
  | { part: 'applications'; data: ApplicationsData }
  | { part: 'messages'; data: MessagesData }
  | { part: 'team'; data: TeamData; face: FaceSettings | null }
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
      return { part, ...(await loadTeamAndFace(api, url)) }
    case 'profile':
      return { part, data: await loadProfile(api) }
  }
}

/** The team, and what its organisation has agreed to show. */
async function loadTeamAndFace(api: Api, url: URL) {
  const data = await loadTeam(api, url)
  const { face } = data.team ? await api.organisations.face({}) : { face: null }
  return { data, face }
}

const act: Act<AccountAnswer | MessagesAnswer | FaceAnswer> = async (api, form, { url, locale }) => {
  switch (form.text('intent')) {
    case 'signOut':
      await api.signIn.logout({ appId: 'yisun' })
      // A whole load, so that nothing of the login stays in the page.
      return redirectDocument(pathInLocale('/home', locale))
    case 'chooseTeam':
      await api.usercenter.teamchoose({ TeamID: form.text('TeamID') })
      return redirectDocument(accountHref('team', locale))
    case 'face':
      return actOnFace(api, form)
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
  const answer = useActionData<AccountAnswer | MessagesAnswer | FaceAnswer>()
  switch (loaded.part) {
    case 'overview':
      return <Overview {...loaded.data} />
    case 'applications':
      return <Applications {...loaded.data} />
    case 'messages':
      return <MessagesPage data={loaded.data} answer={answer as MessagesAnswer | undefined} />
    case 'team':
      return (
        <>
          <TeamPart data={loaded.data} />
          {loaded.data.team && (
            <FaceForm
              face={loaded.face}
              teamId={loaded.data.team.info.info.teamID}
              answer={answer as FaceAnswer | ActFailure | undefined}
            />
          )}
        </>
      )
    case 'profile':
      return <ProfilePart data={loaded.data} answer={answer as AccountAnswer | undefined} />
  }
}
