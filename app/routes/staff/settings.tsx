import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../api/pages/page-meta.ts'
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
    await api.settingsStaff.siteSave(settingsForm(form))
    return redirect(`${url.pathname}?done=1`)
  },
  { wordField: wordSettings },
)

/** Revalidates after a refused form too: it shows the current settings. */
export function shouldRevalidate() {
  return true
}

export function meta(args: MetaArgs) {
  return pageMeta(args, { title: m.settings_title(), isIndexed: false })
}

export default function SettingsRoute() {
  return <SettingsPage {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
