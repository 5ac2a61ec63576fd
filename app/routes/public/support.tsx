import { useLoaderData } from 'react-router'
import * as m from '#messages'
import { localeOfPath } from '../../../shared/lib/locale.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../api/pages/page-meta.ts'
import { faqMeta } from '../../features/support/help-meta.ts'
import { HelpPage, type HelpPageProps } from '../../features/support/help-page.tsx'
import { readHelpQuery } from '../../features/support/help-query.ts'

const load: Load<HelpPageProps> = async (api, { url }) => {
  const query = readHelpQuery(url.searchParams)
  const { keywords, page, error } = query
  const [{ categories }, here, found] = await Promise.all([
    api.support.describeSupportCenterList({}),
    page || error ? api.support.helpFor({ ...(page && { page }), ...(error && { error }) }) : { items: [] },
    keywords ? api.support.helpSearch({ keywords }) : null,
  ])
  return { query, categories, here: here.items, found }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: HelpPageProps | undefined }) {
  const { keywords = '' } = args.loaderData?.query ?? {}
  const articles = args.loaderData?.categories.flatMap((category) => category.articles) ?? []
  return [
    ...pageMeta(args, {
      title: keywords ? m.support_found_title({ keywords }) : m.support_title(),
      description: m.support_lead(),
      isIndexed: keywords === '',
    }),
    ...(keywords ? [] : faqMeta(articles, localeOfPath(args.location.pathname))),
  ]
}

export default function SupportRoute() {
  return <HelpPage {...useLoaderData<typeof loader>()} />
}
