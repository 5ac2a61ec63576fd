import { redirect, useActionData, useLoaderData } from 'react-router'
import * as m from '#messages'
import { ApiError } from '../../../shared/contract/errors.ts'
import { parseReference } from '../../../shared/lib/reference.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { wordFields } from '../../api/forms/named-field.ts'
import { afterEveryForm, browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import {
  StaffCertificatePage,
  type StaffCertificatePageProps,
} from '../../features/volunteers/staff/certificate-page.tsx'

type Data = Omit<StaffCertificatePageProps, 'failure'>

const load: Load<Data> = async (api, { url }) => {
  const typed = url.searchParams.get('number')?.trim() ?? ''
  const number = parseReference(typed) ?? typed
  const isDone = url.searchParams.get('done') === 'revoke'
  const me = await api.staff.secondFactor({})
  if (number === '') return { me, number, found: null, isDone }
  const found = await api.volunteeringStaff.certificate({ number }).catch((error: unknown) => {
    if (error instanceof ApiError && ['notAvailable', 'invalidInput'].includes(error.reason)) return null
    throw error
  })
  return { me, number, found, isDone }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(
  async (api, form, { url }) => {
    const number = form.text('number')
    await api.volunteeringStaff.revoke({ number, reason: form.text('reason') })
    return redirect(`${url.pathname}?number=${number}&done=revoke`)
  },
  { wordField: wordFields({ reason: m.certificates_revoke_reason }) },
)

export const shouldRevalidate = afterEveryForm

export const meta = unindexed(m.certificates_staff_title)

export default function StaffCertificatesRoute() {
  return <StaffCertificatePage {...useLoaderData<typeof loader>()} failure={useActionData<ActFailure>()} />
}
