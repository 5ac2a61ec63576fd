import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import { type BrandPreviewed, readBrand, wordBrand } from '../../features/settings/brand-form.ts'
import { BrandPage, type BrandPageProps } from '../../features/settings/brand-page.tsx'

type Data = Omit<BrandPageProps, 'failure' | 'preview'>

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
  async (api, form, { url }): Promise<Response | BrandPreviewed> => {
    const { typed, faintOn } = await readBrand(api, form)
    if (form.text('intent') === 'preview') return { isPreview: true, typed, faintOn }
    const { unreadable: _, ...saved } = await api.settingsStaff.site({})
    const version = Number(form.text('version'))
    await api.settingsStaff.siteSave({ ...saved, ...typed, version })
    return redirect(`${url.pathname}?done=1`)
  },
  { wordField: wordBrand },
)

export const shouldRevalidate = afterEveryForm

export const meta = unindexed(m.brand_title)

export default function BrandRoute() {
  const answer = useActionData<BrandPreviewed | ActFailure>()
  const preview = answer && 'isPreview' in answer ? answer : undefined
  const failure = answer && 'isFailure' in answer ? answer : undefined
  return <BrandPage {...useLoaderData<typeof loader>()} preview={preview} failure={failure} />
}
