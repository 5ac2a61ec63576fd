import { redirectDocument, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { StaffInvitation } from '../../../shared/contract/staff/staff.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { serverAction } from '../../api/forms/act.ts'
import { infoOfLink, openLink, waitsForPress } from '../../api/pages/link-in-address.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import { AnotherLink } from '../../features/sign-in/another-link.tsx'
import { InvitationPage } from '../../features/staff/members/invitation-page.tsx'

type Data = { invitation: StaffInvitation | null }

const token = { parameter: 'token' } as const

const load: Load<Data> = async (api, args) => ({
  invitation: await infoOfLink(args, api.staff.invitation, token),
})

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

/** If the link has been used meanwhile, the reloaded page explains that. */
export const action = serverAction(async (api, _, args) => {
  if (waitsForPress(args.url)) return openLink(args, api.staff.invitation)
  await api.staff.invitationAccept({})
  // A whole load: the way to the console in the header comes with it.
  return redirectDocument(pathInLocale('/staff/secondFactor', args.locale))
})

export const meta = unindexed(m.staff_invitation_title)

export default function InvitationRoute() {
  const { invitation } = useLoaderData<typeof loader>()
  return invitation ? <InvitationPage invitation={invitation} /> : <AnotherLink />
}
