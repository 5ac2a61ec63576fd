import { useLoaderData } from 'react-router'
import type { Article } from '../../../shared/contract/content/content.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta, shareImage } from '../../api/pages/page-meta.ts'
import { articleMeta, feedLinks } from '../../features/content/article-meta.ts'
import { ArticlePage } from '../../features/content/article-page.tsx'

const load: Load<Article> = async (api, { params }) => {
  const article = await api.content.describeDynamicCenterInfo({ DynamicAliasID: params.id ?? '' })
  // A fixed page has exactly one address, its own.
  if (article.alias !== null) throw new ApiError('notFound')
  return article
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: Article | undefined }) {
  const { loaderData: article } = args
  if (!article) return []
  const image = article.cover?.src ?? shareImage(args, 'article')
  const page = { title: article.title, description: article.summary, image }
  return [...pageMeta(args, page), ...articleMeta(args, article), ...feedLinks(args)]
}

export default function NewsArticleRoute() {
  return <ArticlePage article={useLoaderData<typeof loader>()} />
}
