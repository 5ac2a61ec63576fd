import { useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { wordFields } from '../../api/forms/named-field.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import {
  type MembersOutcome,
  MembersPage,
  type MembersPageProps,
} from '../../features/staff/members/members-page.tsx'
import { proveIfAsked } from '../../features/staff/prove-if-asked.ts'

type Data = Omit<MembersPageProps, 'outcome' | 'failure'>

const load: Load<Data> = async (api) => {
  const [{ members }, me, { isSole }, { roles }] = await Promise.all([
    api.staff.memberlist({}),
    api.staff.secondFactor({}),
    api.roleChangesStaff.list({}),
    api.staff.roleList({}),
  ])
  const givable = roles.map(({ key, name, privileges }) => ({
    key,
    name,
    privileges: privileges.map(({ privilege }) => privilege),
  }))
  return { members, me, isSole, roles: givable }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction<MembersOutcome>(
  async (api, form) => {
    await proveIfAsked(api, form)
    // The server refuses an unknown role, with the message for the field.
    const roles = form.texts('roles')
    if (form.text('intent') === 'roles') {
      const { isDone } = await api.staff.memberRoles({ userID: form.text('userID'), roles })
      return { kind: isDone ? 'taken' : 'asked' }
    }
    const renewsSecondFactor = form.has('renews')
    const { link, expiresAt } = await api.staff.invitationCreate({
      name: form.text('name'),
      roles,
      renewsSecondFactor,
    })
    return { kind: 'invited', link, expiresAt }
  },
  {
    wordField: wordFields({ name: m.staff_members_invite_name, roles: m.staff_members_roles }),
  },
)

export const shouldRevalidate = afterEveryForm

export const meta = unindexed(m.staff_members_title)

export default function MembersRoute() {
  const answer = useActionData<MembersOutcome | ActFailure>()
  const failure = answer && 'isFailure' in answer ? answer : undefined
  const outcome = answer && 'kind' in answer ? answer : undefined
  return <MembersPage {...useLoaderData<typeof loader>()} outcome={outcome} failure={failure} />
}
