import { useLoaderData } from 'react-router'
import * as m from '#messages'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { parseReference } from '../../../../shared/lib/reference.ts'
import { browserLoader, type Load, serverLoader } from '../../../api/pages/load.ts'
import { unindexed } from '../../../api/pages/unindexed.ts'
import { CheckPage, type CheckPageProps } from '../../../features/volunteers/certificates/check-page.tsx'

/** What was typed in another way than it is written, or is too long, is as unknown as a wrong number. */
const unknown = ['notFound', 'invalidInput']

const load: Load<CheckPageProps> = async (api, { url }) => {
  const [number = '', code = ''] = ['number', 'code'].map((name) => (url.searchParams.get(name) ?? '').trim())
  const typed = { number: parseReference(number) ?? number, code }
  if (number === '' || code === '') return { typed, checked: null }
  const checked = await api.certificates.check(typed).catch((error: unknown) => {
    if (error instanceof ApiError && unknown.includes(error.reason)) return null
    throw error
  })
  return { typed, checked }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = unindexed(m.certificates_check_title)

export default function CheckCertificateRoute() {
  return <CheckPage {...useLoaderData<typeof loader>()} />
}
