import { redirect, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { StaffInvitation } from '../../../shared/contract/accounts.staff.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { serverAction } from '../../api/act.ts'
import { browserLoader, type Load, serverLoader } from '../../api/load.ts'
import { type MetaArgs, pageMeta } from '../../api/page-meta.ts'
import { InvitationPage } from '../../features/staff/invitation-page.tsx'

type Data = { invitation: StaffInvitation }

/** The secret of the link goes into the browser's keeping and out of the address, before anything can quote it. */
const load: Load<Data> = async (api, { url, locale }) => {
  const token = url.searchParams.get('token')
  if (token !== null) {
    await api.staff.invitation({ token: token.slice(0, 64) || '-' })
    throw redirect(pathInLocale('/staff/invitation', locale))
  }
  return { invitation: await api.staff.invitation({}) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

/** A link that was used in the meantime is explained by the page itself, which loads again. */
export const action = serverAction(async (api, _, { locale }) => {
  await api.staff.invitationAccept({})
  return redirect(`${pathInLocale('/staff/secondFactor', locale)}`)
})

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: m.staff_invitation_title(), isIndexed: false })
}

export default function InvitationRoute() {
  return <InvitationPage {...useLoaderData<typeof loader>()} />
}
