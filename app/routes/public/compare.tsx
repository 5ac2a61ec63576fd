import { redirect, useLoaderData } from 'react-router'
import * as m from '#messages'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../api/pages/page-meta.ts'
import { compareHref } from '../../features/toolbox/detail/compare-href.ts'
import { ComparePage, type ComparePageProps } from '../../features/toolbox/detail/compare-page.tsx'

type Data = Pick<ComparePageProps, 'items' | 'suggestions' | 'matches' | 'isCut' | 'name'>

const load: Load<Data> = async (api, { url }) => {
  const id = url.searchParams.getAll('id').filter((number) => /^[1-9][0-9]{0,8}$/.test(number))
  const name = (url.searchParams.get('name') ?? '').trim().slice(0, 100)
  const compared = await api.toolbox.compare({ id: id.slice(0, 40), name })
  const { items, matches } = compared
  const meant = matches.length === 1 ? matches[0] : matches.find((tool) => isNamed(tool.name, name))
  if (meant) throw redirect(compareHref(url.pathname, [...items, meant]))
  return { ...compared, name }
}

function isNamed(name: string, typed: string): boolean {
  return name.toLowerCase() === typed.toLowerCase()
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: Data | undefined }) {
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
