import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { NewTexts } from '../../../shared/contract/privacy.ts'
import { localPath } from '../../../shared/lib/local-path.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import { NewTextsPage } from '../../features/privacy/new-texts-page.tsx'

type Data = NewTexts & { back: string }

const load: Load<Data> = async (api, { url, locale }) => {
  return { ...(await api.privacy.newTexts({})), back: backOf(url, locale) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(async (api, form, { url, locale }) => {
  if (form.text('intent') === 'signOut') {
    await api.signIn.logout({ appId: 'yisun' })
    return redirect(pathInLocale('/home', locale))
  }
  await api.privacy.consentRenew({ privacy: form.text('privacy'), terms: form.text('terms') })
  return redirect(backOf(url, locale))
})

export const shouldRevalidate = afterEveryForm

function backOf(url: URL, locale: 'zh' | 'en'): string {
  return pathInLocale(localPath(url.searchParams.get('back') ?? '', '/accountCenter'), locale)
}

export const meta = unindexed(m.new_texts_title)

export default function NewTermsRoute() {
  return <NewTextsPage {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
