import { useLoaderData } from 'react-router'
import type { Article } from '../../../shared/contract/content.ts'
import { pathWithoutLocale } from '../../../shared/lib/locale.ts'
import { browserLoader, type Load, serverLoader } from '../../api/load.ts'
import { type MetaArgs, pageMeta } from '../../api/page-meta.ts'
import { ArticlePage } from '../../features/content/article-page.tsx'

/** A fixed page stands at its alias, with or without a slash behind it. */
const load: Load<Article> = (api, { url }) =>
  api.content.describeDynamicCenterInfo({
    DynamicAliasID: pathWithoutLocale(url.pathname).replaceAll('/', ''),
  })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: Article | undefined }) {
  const { loaderData: article } = args
  return article ? pageMeta(args, { title: article.title, description: article.summary }) : []
}

export default function ArticleRoute() {
  return <ArticlePage article={useLoaderData<typeof loader>()} />
}
