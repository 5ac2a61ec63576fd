import { lazy, Suspense } from 'react'
import { redirectDocument, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { Api } from '../../../shared/contract/contract.ts'
import { localPath } from '../../../shared/lib/local-path.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { type Act, serverAction } from '../../api/forms/act.ts'
import type { PostedForm } from '../../api/forms/posted-form.ts'
import { type AccountPart, accountPartOf } from '../../api/pages/account-href.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import { MessagesPage } from '../../features/messages/messages-page.tsx'
import {
  actOnMessages,
  loadMessages,
  type MessagesAnswer,
  type MessagesData,
} from '../../features/messages/messages-part.ts'
import { actOnFace, type FaceAnswer, wordFaceField } from '../../features/organisations/face-part.ts'
import {
  actOnPrivacy,
  loadPrivacy,
  type PrivacyAnswer,
  type PrivacyData,
} from '../../features/privacy/privacy-act.ts'
import { AccountNav } from '../../features/sign-in/account-nav.tsx'
import {
  type AccountAnswer,
  actOnProfile,
  loadProfile,
  type ProfileData,
} from '../../features/sign-in/profile-act.ts'
import { ProfilePart } from '../../features/sign-in/profile-part.tsx'
import {
  actOnSecurity,
  loadSecurity,
  type SecurityAnswer,
  type SecurityData,
} from '../../features/sign-in/security-act.ts'
import {
  actOnTeam,
  isTeamIntent,
  type TeamAnswer,
  wordTeamField,
} from '../../features/teams/team-work-part.ts'
import { loadPart } from '../../guard/load-part.ts'
import { Applications, type ApplicationsData, loadApplications } from './account-applications.tsx'
import { loadOverview, Overview, type OverviewData } from './account-overview.tsx'
import { AccountTeam, type AccountTeamData, loadAccountTeam } from './account-team.tsx'

/** Rarely opened: their scripts are not loaded with the other parts. */
const SecurityPart = lazy(async () => {
  const { SecurityPart } = await loadPart(() => import('../../features/sign-in/security-part.tsx'))
  return { default: SecurityPart }
})
const PrivacyPart = lazy(async () => {
  const { PrivacyPart } = await loadPart(() => import('../../features/privacy/privacy-part.tsx'))
  return { default: PrivacyPart }
})

type Data =
  | { part: 'overview'; data: OverviewData }
  | { part: 'applications'; data: ApplicationsData }
  | { part: 'messages'; data: MessagesData }
  | { part: 'team'; data: AccountTeamData }
  | { part: 'profile'; data: ProfileData }
  | { part: 'security'; data: SecurityData }
  | { part: 'privacy'; data: PrivacyData }

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
      return { part, data: await loadAccountTeam(api, url) }
    case 'profile':
      return { part, data: await loadProfile(api) }
    case 'security':
      return { part, data: await loadSecurity(api) }
    case 'privacy':
      return { part, data: await loadPrivacy(api, url) }
  }
}

type Answer = AccountAnswer | PrivacyAnswer | MessagesAnswer | FaceAnswer | TeamAnswer | SecurityAnswer

const act: Act<Answer> = async (api, form, { url, locale }) => {
  const intent = form.text('intent')
  if (intent !== 'signOut' && accountPartOf(url) === 'privacy') return actOnPrivacy(api, form, locale)
  if (isTeamIntent(intent)) return actOnTeam(api, form, locale)
  switch (intent) {
    case 'signOut':
      await api.signIn.logout({ appId: 'yisun' })
      // A full page load, so that nothing of the login stays in the page.
      return redirectDocument(pathInLocale('/home', locale))
    case 'chooseTeam':
      await api.usercenter.teamchoose({ TeamID: form.text('TeamID') })
      return redirectDocument(pathInLocale(localPath(form.text('back'), '/accountCenter?part=team'), locale))
    case 'face':
      return actOnFace(api, form)
    default:
      return actOnPart(accountPartOf(url), api, form)
  }
}

async function actOnPart(part: AccountPart, api: Api, form: PostedForm) {
  if (part === 'messages') return actOnMessages(api, form)
  return part === 'security' ? actOnSecurity(api, form) : actOnProfile(api, form)
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(act, {
  wordField: (path, error, form) =>
    form.text('intent') === 'face' ? wordFaceField(path, error) : wordTeamField(path, error, form),
})

export const meta = unindexed(m.account_title)

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
  const answer = useActionData<Answer>()
  switch (loaded.part) {
    case 'overview':
      return <Overview {...loaded.data} />
    case 'applications':
      return <Applications {...loaded.data} />
    case 'messages':
      return <MessagesPage data={loaded.data} answer={answer as MessagesAnswer | undefined} />
    case 'team':
      return <AccountTeam {...loaded.data} answer={answer} />
    case 'profile':
      return <ProfilePart data={loaded.data} answer={answer as AccountAnswer | undefined} />
    case 'security':
      return (
        <Suspense fallback={null}>
          <SecurityPart data={loaded.data} answer={answer as SecurityAnswer | undefined} />
        </Suspense>
      )
    case 'privacy':
      return (
        <Suspense fallback={null}>
          <PrivacyPart data={loaded.data} answer={answer as PrivacyAnswer | undefined} />
        </Suspense>
      )
  }
}
