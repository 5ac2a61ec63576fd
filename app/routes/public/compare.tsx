import { useLoaderData } from 'react-router'
import * as m from '#messages'
import { browserLoader, type Load, serverLoader } from '../../api/load.ts'
import { type MetaArgs, pageMeta } from '../../api/page-meta.ts'
import { ComparePage, type ComparePageProps } from '../../features/toolbox/compare-page.tsx'

const load: Load<ComparePageProps> = (api, { url }) => {
  const id = url.searchParams.getAll('id').filter((number) => /^[1-9][0-9]{0,8}$/.test(number))
  return api.toolbox.compare({ id: id.slice(0, 8) })
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: ComparePageProps | undefined }) {
  const names = args.loaderData?.items.map(({ name }) => name) ?? []
  return pageMeta(args, {
    title: names.length > 0 ? m.toolbox_compare_of({ names: names.join(' · ') }) : m.toolbox_compare(),
    description: m.toolbox_compare_lead(),
    isIndexed: false,
  })
}

export default function CompareRoute() {
  return <ComparePage {...useLoaderData<typeof loader>()} />
}
