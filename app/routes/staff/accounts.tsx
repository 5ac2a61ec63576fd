import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import type { Privilege } from '../../../shared/rules/staff/privileges.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { wordFields } from '../../api/forms/named-field.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import { AccountsPage } from '../../features/suspensions/staff/accounts-page.tsx'

type Data = { privileges: Privilege[] }
type Nobody = { contact: string }

const load: Load<Data> = async (api) => {
  const { privileges } = await api.staff.secondFactor({})
  return { privileges }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction<Nobody>(
  async (api, form, { locale }) => {
    const contact = form.text('contact')
    const { userID } = await api.suspensionsStaff.find({ contact })
    return userID ? redirect(pathInLocale(`/staff/accounts/${userID}`, locale)) : { contact }
  },
  { wordField: wordFields({ contact: m.accounts_find_contact }) },
)

export const meta = unindexed(m.accounts_find_title)

export default function AccountsRoute() {
  const answer = useActionData<Nobody | ActFailure>()
  const failure = answer && 'isFailure' in answer ? answer : undefined
  const nobody = answer && 'contact' in answer ? answer : undefined
  return <AccountsPage {...useLoaderData<typeof loader>()} nobody={nobody} failure={failure} />
}
