import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { drawFormKey } from '../../api/forms/form-key.ts'
import { wordFields } from '../../api/forms/named-field.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexedForm } from '../../api/pages/unindexed.ts'
import {
  MyCertificatesPage,
  type MyCertificatesPageProps,
} from '../../features/volunteers/certificates/my-certificates-page.tsx'

type Data = Omit<MyCertificatesPageProps, 'failure'>

const load: Load<Data> = async (api) => ({ ...(await api.certificates.mine({})), formKey: drawFormKey() })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction<never>(
  async (api, form, { locale }) => {
    const { number } = await api.certificates.issue(
      {
        activityID: form.text('activityID'),
        name: form.text('name'),
        document: form.text('document') as 'none',
        documentNumber: form.text('documentNumber'),
        shows: form.text('shows') as 'validity',
      },
      form.idempotency(),
    )
    return redirect(`${pathInLocale(`/volunteering/certificates/${number}`, locale)}?done=issued`)
  },
  {
    wordField: (path, error) =>
      path === 'activityID'
        ? m.field_named_choose({ field: m.certificates_activity() })
        : wordOf(path, error),
  },
)

const wordOf = wordFields({
  name: m.certificates_name,
  document: m.certificates_document,
  documentNumber: m.certificates_document_number,
  shows: m.certificates_shows,
})

export const meta = unindexedForm(m.certificates_title)

export default function MyCertificatesRoute() {
  return <MyCertificatesPage {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
