import { redirect, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { StaffInvitation } from '../../../shared/contract/accounts.staff.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { serverAction } from '../../api/act.ts'
import { browserLoader, type Load, serverLoader } from '../../api/load.ts'
import { type MetaArgs, pageMeta } from '../../api/page-meta.ts'
import { InvitationPage } from '../../features/staff/invitation-page.tsx'

type Data = { invitation: StaffInvitation; token: string }

const load: Load<Data> = async (api, { url }) => {
  const token = url.searchParams.get('token') ?? ''
  // Without a token there is nothing to ask for: the page says that the link is not whole.
  const invitation = token ? await api.staff.invitation({ token }) : { state: 'closed' as const }
  return { invitation, token }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

/** A link that was used in the meantime is explained by the page itself, which loads again. */
export const action = serverAction(async (api, form, { locale }) => {
  await api.staff.invitationAccept({ token: form.text('token') })
  return redirect(`${pathInLocale('/staff/secondFactor', locale)}`)
})

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: m.staff_invitation_title(), isIndexed: false })
}

export default function InvitationRoute() {
  return <InvitationPage {...useLoaderData<typeof loader>()} />
}
