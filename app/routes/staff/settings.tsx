import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import { settingsForm, wordSettings } from '../../features/settings/settings-form.ts'
import { SettingsPage, type SettingsPageProps } from '../../features/settings/settings-page.tsx'

type Data = Omit<SettingsPageProps, 'failure'>

const load: Load<Data> = async (api, { url }) => {
  const [settings, { privileges }] = await Promise.all([
    api.settingsStaff.site({}),
    api.staff.secondFactor({}),
  ])
  return { settings, privileges, isDone: url.searchParams.has('done') }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(
  async (api, form, { url }) => {
    // The brand has a page of its own; a change of it meanwhile is a conflict of versions.
    const { unreadable: _, ...saved } = await api.settingsStaff.site({})
    await api.settingsStaff.siteSave({ ...saved, ...settingsForm(form) })
    return redirect(`${url.pathname}?done=1`)
  },
  { wordField: wordSettings },
)

export const shouldRevalidate = afterEveryForm

export const meta = unindexed(m.settings_title)

export default function SettingsRoute() {
  return <SettingsPage {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
