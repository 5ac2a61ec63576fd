import { useLoaderData } from 'react-router'
import { browserLoader, type Load, serverLoader } from '../../api/load.ts'
import type { MetaArgs } from '../../api/page-meta.ts'
import { InstitutionPage, type InstitutionPageProps } from '../../features/resources/institution-page.tsx'
import { institutionMeta } from '../../features/resources/resource-meta.ts'

const load: Load<InstitutionPageProps> = async (api, { params }) => {
  const which = { ZoneInstitutionID: params.id ?? '' }
  const [institution, cases, resources] = await Promise.all([
    api.resources.institutionBase(which),
    api.resources.institutionCaseList(which),
    api.resources.institutionResourceList(which),
  ])
  return { institution, cases: cases.items, resources }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: InstitutionPageProps | undefined }) {
  return args.loaderData ? institutionMeta(args, args.loaderData.institution) : []
}

export default function OrganisationRoute() {
  return <InstitutionPage {...useLoaderData<typeof loader>()} />
}
