import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { wordFields } from '../../api/forms/named-field.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../api/pages/page-meta.ts'
import {
  AccountPage,
  type AccountPageProps,
  titleOf,
} from '../../features/suspensions/staff/account-page.tsx'
import { actOnAccount } from '../../features/suspensions/staff/suspension-actions.ts'

type Data = Omit<AccountPageProps, 'failure'>

const load: Load<Data> = async (api, { params, url }) => {
  const [account, me] = await Promise.all([
    api.suspensionsStaff.detail({ userID: params.id ?? '' }),
    api.staff.secondFactor({}),
  ])
  return { account, me, formKey: crypto.randomUUID(), done: url.searchParams.get('done') }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(
  async (api, form, { params, url }) => {
    const done = await actOnAccount(api, form, params.id ?? '')
    return redirect(`${url.pathname}?done=${done}`)
  },
  { wordField: wordFields({ reason: m.suspension_field_reason, words: m.accounts_suspend_words }) },
)

export const shouldRevalidate = afterEveryForm

export function meta(args: MetaArgs & { loaderData: Data | undefined }) {
  const title = args.loaderData ? titleOf(args.loaderData.account) : m.accounts_find_title()
  return pageMeta(args, { title, isIndexed: false })
}

export default function AccountRoute() {
  return <AccountPage {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
