import { useLoaderData } from 'react-router'
import type { PublicFace } from '../../../shared/contract/organisations/organisation-faces.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import type { MetaArgs } from '../../api/pages/page-meta.ts'
import { faceMeta } from '../../features/organisations/face-meta.ts'
import { FacePage } from '../../features/organisations/face-page.tsx'
import { InstitutionPage, type InstitutionPageProps } from '../../features/resources/institution-page.tsx'
import { institutionMeta } from '../../features/resources/resource-meta.ts'

type Data = { kind: 'face'; face: PublicFace } | ({ kind: 'institution' } & InstitutionPageProps)

/** By number, an institution of a zone; by id, an organisation that agreed to be shown. */
const load: Load<Data> = async (api, { params }) => {
  const { id = '' } = params
  if (id.includes('-'))
    return { kind: 'face', face: await api.organisations.publicFace({ organisationId: id }) }
  const which = { ZoneInstitutionID: id }
  const [institution, cases, resources] = await Promise.all([
    api.resources.institutionBase(which),
    api.resources.institutionCaseList(which),
    api.resources.institutionResourceList(which),
  ])
  return { kind: 'institution', institution, cases: cases.items, resources }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: Data | undefined }) {
  const { loaderData: data } = args
  if (!data) return []
  return data.kind === 'face' ? faceMeta(args, data.face) : institutionMeta(args, data.institution)
}

export default function OrganisationRoute() {
  const data = useLoaderData<typeof loader>()
  return data.kind === 'face' ? <FacePage face={data.face} /> : <InstitutionPage {...data} />
}
