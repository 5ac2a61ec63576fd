import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { Privilege } from '../../../shared/rules/staff/privileges.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { wordFields } from '../../api/forms/named-field.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import { RolesPage, type RolesPageProps } from '../../features/staff/members/roles-page.tsx'
import { proveIfAsked } from '../../features/staff/prove-if-asked.ts'

type Data = Omit<RolesPageProps, 'failure'>

const load: Load<Data> = async (api, { url }) => {
  const [{ roles }, me] = await Promise.all([api.staff.roleList({}), api.staff.secondFactor({})])
  return { roles, me, isAsked: url.searchParams.get('done') === 'asked' }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(
  async (api, form, { url }) => {
    await proveIfAsked(api, form)
    const key = form.optionalText('key')
    const role = key && { key, version: form.text('version') }
    if (role && form.text('intent') === 'retire') await api.roleChangesStaff.roleRetire(role)
    else {
      await api.roleChangesStaff.roleSave({
        ...(role && { role }),
        nameZh: form.text('nameZh'),
        nameEn: form.text('nameEn'),
        // The server refuses an unknown privilege, with the message for the field.
        privileges: form.texts('privileges') as Exclude<Privilege, 'manageStaff'>[],
      })
    }
    return redirect(`${url.pathname}?done=asked`)
  },
  {
    wordField: wordFields({
      nameZh: m.role_form_name_zh,
      nameEn: m.role_form_name_en,
      privileges: m.role_form_rights,
    }),
  },
)

export const shouldRevalidate = afterEveryForm

export const meta = unindexed(m.roles_title)

export default function RolesRoute() {
  return <RolesPage {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
