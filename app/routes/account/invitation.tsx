import { redirect, redirectDocument, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { Api } from '../../../shared/contract/contract.ts'
import type { TeamInvitation } from '../../../shared/contract/teams/team-parts.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { parseOwnedId } from '../../../shared/lib/owned-id.ts'
import { type Act, type ActFailure, serverAction } from '../../api/forms/act.ts'
import { wordFields } from '../../api/forms/named-field.ts'
import { infoOfLink, openLink, waitsForPress } from '../../api/pages/link-in-address.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import { AnotherLink } from '../../features/sign-in/another-link.tsx'
import { InvitationPage } from '../../features/teams/invitation-page.tsx'

type Data = { invitation: TeamInvitation | null; idempotencyKey: string }

const token = { parameter: 'token' } as const

const load: Load<Data> = async (api, args) => {
  const { url, locale } = args
  const idempotencyKey = crypto.randomUUID()
  const named = namedBy(url)
  if (!named.invitationID || url.searchParams.has('token')) {
    return { invitation: await infoOfLink(args, api.teams.invitation, token), idempotencyKey }
  }
  if (!(await isSignedIn(api))) {
    const back = encodeURIComponent(`/invitation?id=${named.invitationID}`)
    throw redirect(pathInLocale(`/signIn?back=${back}`, locale))
  }
  return { invitation: await infoOfLink(args, () => api.teams.invitation(named)), idempotencyKey }
}

/** A message to a person with an account names the invitation by its id, which only that person can open. */
function namedBy(url: URL): { invitationID?: string } {
  const invitationID = parseOwnedId(url.searchParams.get('id'))
  return invitationID ? { invitationID } : {}
}

async function isSignedIn(api: Api): Promise<boolean> {
  return (await api.signIn.session({})).user !== null
}

const act: Act<never> = async (api, form, args) => {
  const { url, locale } = args
  if (waitsForPress(url)) return openLink(args, api.teams.invitation)
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
      // A full page load, which brings the team into the header.
      return redirectDocument(pathInLocale(page, locale))
  }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)
export const action = serverAction(act, { wordField: wordFields({ name: m.invitation_name }) })

export const meta = unindexed(m.invitation_title)

export default function InvitationRoute() {
  const { invitation, idempotencyKey } = useLoaderData<typeof loader>()
  const failure = useActionData<ActFailure>()
  if (!invitation) return <AnotherLink />
  return <InvitationPage invitation={invitation} idempotencyKey={idempotencyKey} failure={failure} />
}
