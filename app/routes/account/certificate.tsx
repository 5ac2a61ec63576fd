import { useLoaderData } from 'react-router'
import * as m from '#messages'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { unindexed } from '../../api/pages/unindexed.ts'
import {
  CertificatePage,
  type CertificatePageProps,
} from '../../features/volunteers/certificates/certificate-page.tsx'

const load: Load<CertificatePageProps> = async (api, { params, url }) => ({
  certificate: await api.certificates.detail({ number: params.id ?? '' }),
  isNew: url.searchParams.get('done') === 'issued',
})

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const meta = unindexed(m.certificates_paper_title)

export default function CertificateRoute() {
  return <CertificatePage {...useLoaderData<typeof loader>()} />
}
