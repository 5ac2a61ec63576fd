import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { wordFields } from '../../api/forms/named-field.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import { actOnRoleChange } from '../../features/staff/members/role-change-actions.ts'
import {
  RoleChangesPage,
  type RoleChangesPageProps,
} from '../../features/staff/members/role-changes-page.tsx'

type Data = Omit<RoleChangesPageProps, 'failure'>

const load: Load<Data> = async (api, { url }) => {
  const [list, me] = await Promise.all([api.roleChangesStaff.list({}), api.staff.secondFactor({})])
  return { list, me, done: url.searchParams.get('done') }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(
  async (api, form, { url }) => {
    const done = await actOnRoleChange(api, form)
    return redirect(`${url.pathname}?done=${done}`)
  },
  { wordField: wordFields({ reason: m.role_changes_reason }) },
)

export const shouldRevalidate = afterEveryForm

export const meta = unindexed(m.role_changes_title)

export default function RoleChangesRoute() {
  return <RoleChangesPage {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
