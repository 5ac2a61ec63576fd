import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import type { Api } from '../../../../shared/contract/contract.ts'
import { ApiError, type FieldError } from '../../../../shared/contract/errors.ts'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import { type ActFailure, serverAction } from '../../../api/forms/act.ts'
import { FormTitle } from '../../../api/forms/form-title.tsx'
import type { PostedForm } from '../../../api/forms/posted-form.ts'
import { uploadPostedFiles } from '../../../api/forms/upload-files.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { pageOf } from '../../../api/pages/page-of.ts'
import { unindexedForm } from '../../../api/pages/unindexed.ts'
import {
  PicturesPage,
  type PicturesPageProps,
  wordPicture,
} from '../../../features/content/staff/editor/pictures-page.tsx'
import { StaffNav } from '../../../features/staff/staff-nav.tsx'

type Data = Pick<PicturesPageProps, 'list' | 'search' | 'done'> & { privileges: Privilege[] }

const load: Load<Data> = async (api, { url }) => {
  const search = (url.searchParams.get('search') ?? '').toWellFormed().replaceAll('\0', ' ').slice(0, 80)
  const [list, { privileges }] = await Promise.all([
    api.contentStaff.pictureList({
      ...(search && { search }),
      page: pageOf(url),
    }),
    api.staff.secondFactor({}),
  ])
  return { list, search, privileges, done: url.searchParams.get('done') ?? '' }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(
  async (api, form, { locale }) => {
    const path = pathInLocale('/staff/pictures', locale)
    const pictureId = form.text('saved')
    if (form.text('intent') === 'remove') {
      await api.contentStaff.pictureRemove({ pictureId })
      return redirect(`${path}?done=removed`)
    }
    if (form.text('intent') === 'add') await addPicture(api, form)
    else
      await api.contentStaff.pictureSave({ pictureId, altZh: form.text('altZh'), altEn: form.text('altEn') })
    return redirect(`${path}?done=saved`)
  },
  { wordField: wordPicture },
)

async function addPicture(api: Api, form: PostedForm): Promise<void> {
  const field = { name: 'picture', purpose: 'picture', atMost: 1 } as const
  const { picture: [fileId] = [] } = await uploadPostedFiles(api, form, [field])
  const alt = { altZh: form.text('altZh').trim(), altEn: form.text('altEn').trim() }
  const missing: Record<string, FieldError> = {
    ...(!fileId && { picture: { reason: 'required' } }),
    ...(!alt.altZh && { altZh: { reason: 'required' } }),
    ...(!alt.altEn && { altEn: { reason: 'required' } }),
  }
  if (!fileId || Object.keys(missing).length > 0) throw new ApiError('invalidInput', { fields: missing })
  await api.contentStaff.pictureAdd({ fileId, ...alt })
}

export const shouldRevalidate = afterEveryForm

export const meta = unindexedForm(() => m.collections_pictures())

export default function PicturesRoute() {
  const { privileges, ...data } = useLoaderData<typeof loader>()
  const failure = useActionData<ActFailure>()
  return (
    <>
      <FormTitle title={m.collections_pictures()} isRefused={failure !== undefined} />
      <PicturesPage {...data} nav={<StaffNav privileges={privileges} />} failure={failure} />
    </>
  )
}
