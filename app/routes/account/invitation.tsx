import { redirect, redirectDocument, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { Api } from '../../../shared/contract/contract.ts'
import type { TeamInvitation } from '../../../shared/contract/teams.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { parseOwnedId } from '../../../shared/lib/owned-id.ts'
import { type Act, type ActFailure, serverAction } from '../../api/act.ts'
import { browserLoader, type Load, serverLoader } from '../../api/load.ts'
import { type MetaArgs, pageMeta } from '../../api/page-meta.ts'
import { InvitationPage } from '../../features/accounts/invitation-page.tsx'

type Data = { invitation: TeamInvitation; idempotencyKey: string }

/** The secret of the link goes into the browser's keeping and out of the address, before anything can quote it. */
const load: Load<Data> = async (api, { url, locale }) => {
  const token = url.searchParams.get('token')
  if (token !== null) {
    await api.teams.invitation({ token: token.slice(0, 64) })
    throw redirect(pathInLocale('/invitation', locale))
  }
  const named = namedBy(url)
  if (named.invitationID && !(await isSignedIn(api))) {
    const back = encodeURIComponent(`/invitation?id=${named.invitationID}`)
    throw redirect(pathInLocale(`/signIn?back=${back}`, locale))
  }
  return { invitation: await api.teams.invitation(named), idempotencyKey: crypto.randomUUID() }
}

/** A message to somebody with an account names the invitation by its id, which opens to that person alone. */
function namedBy(url: URL): { invitationID?: string } {
  const invitationID = parseOwnedId(url.searchParams.get('id'))
  return invitationID ? { invitationID } : {}
}

async function isSignedIn(api: Api): Promise<boolean> {
  return (await api.signIn.session({})).user !== null
}

const act: Act<never> = async (api, form, { url, locale }) => {
  const page = `/invitation${url.search}`
  switch (form.text('intent')) {
    case 'signOut':
      await api.signIn.logout({ appId: 'yisun' })
      return redirectDocument(pathInLocale(`/signIn?back=${encodeURIComponent(page)}`, locale))
    case 'name':
      await api.usercenter.profileupdate({ name: form.text('name') })
      return redirect(pathInLocale(page, locale))
    case 'chooseTeam':
      await api.usercenter.teamchoose({ TeamID: form.text('TeamID') })
      return redirectDocument(pathInLocale(page, locale))
    default:
      await api.teams.invitationAccept(namedBy(url), form.idempotency())
      // A whole load: the team in the header comes with it.
      return redirectDocument(pathInLocale(page, locale))
  }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(act)

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: m.invitation_title(), isIndexed: false })
}

export default function InvitationRoute() {
  return <InvitationPage {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
