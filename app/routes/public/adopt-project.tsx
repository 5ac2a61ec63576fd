import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { parseReference } from '../../../shared/lib/reference.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { drawFormKey } from '../../api/forms/form-key.ts'
import { wordFields } from '../../api/forms/named-field.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../api/pages/page-meta.ts'
import { AdoptPage, type AdoptPageProps } from '../../features/projects/adopt-page.tsx'

type Data = Omit<AdoptPageProps, 'failure'>

const load: Load<Data> = async (api, { params, url }) => {
  const { instanceID, title, language } = await api.projects.details({ instanceID: params.id ?? '' })
  const sent = parseReference(url.searchParams.get('sent') ?? '')
  return { project: { instanceID, title, language }, sent, formKey: drawFormKey() }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(
  async (api, form, { params, locale }) => {
    const instanceID = params.id ?? ''
    const { reference } = await api.projects.adopt(
      {
        instanceID,
        organisation: form.text('organisation'),
        place: form.text('place'),
        purpose: form.text('purpose'),
        contact: form.text('contact'),
      },
      form.idempotency(),
    )
    return redirect(`${pathInLocale(`/projects/adopt/${instanceID}`, locale)}?sent=${reference}`)
  },
  {
    wordField: wordFields({
      organisation: m.projects_adopt_organisation,
      place: m.projects_adopt_place,
      purpose: m.projects_adopt_purpose,
      contact: m.projects_adopt_contact,
    }),
  },
)

export function meta(args: MetaArgs & { loaderData: Data | undefined }) {
  const title = m.projects_adopt_title({ title: args.loaderData?.project.title ?? '' })
  // The page renders its own title, because it says whether the form was refused.
  return pageMeta(args, { title, isIndexed: false, hasOwnTitle: true })
}

export default function AdoptProjectRoute() {
  return <AdoptPage {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
