import { useLoaderData } from 'react-router'
import type { FieldPage as Field } from '../../../shared/contract/resource-parts.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import type { MetaArgs } from '../../api/pages/page-meta.ts'
import { FieldPage } from '../../features/resources/field-page.tsx'
import { fieldMeta } from '../../features/resources/resource-meta.ts'

const load: Load<Field> = (api, { params }) => api.resources.fieldInfo({ alias: params.id ?? '' })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: Field | undefined }) {
  return args.loaderData ? fieldMeta(args, args.loaderData) : []
}

export default function FieldRoute() {
  return <FieldPage field={useLoaderData<typeof loader>()} />
}
