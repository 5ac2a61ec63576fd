import { useLoaderData } from 'react-router'
import * as m from '#messages'
import type { Article } from '../../../shared/contract/content/content.ts'
import { ApiError } from '../../../shared/contract/errors.ts'
import { pathWithoutLocale } from '../../../shared/lib/locale.ts'
import { consentDocuments } from '../../../shared/rules/sign-in/consent.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../api/pages/page-meta.ts'
import { ArticlePage } from '../../features/content/article-page.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/**
 * A fixed page is found at its alias, with or without a trailing slash. Every page links to the texts that
 * people agree to, so on a portal that has not published one yet its page says that; null then.
 */
const load: Load<Article | null> = async (api, { url }) => {
  const alias = pathWithoutLocale(url.pathname).replaceAll('/', '')
  try {
    return await api.content.describeDynamicCenterInfo({ DynamicAliasID: alias })
  } catch (error) {
    const isLinked = consentDocuments.some((document) => document === alias)
    if (isLinked && error instanceof ApiError && error.reason === 'notFound') return null
    throw error
  }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: Article | null | undefined }) {
  const { loaderData: article } = args
  if (article === null) return pageMeta(args, { title: m.content_unpublished(), isIndexed: false })
  return article ? pageMeta(args, { title: article.title, description: article.summary }) : []
}

export default function ArticleRoute() {
  const article = useLoaderData<typeof loader>()
  if (article) return <ArticlePage article={article} />
  return (
    <div className="page">
      <EmptyState
        seed="unpublished"
        headingLevel={1}
        title={m.content_unpublished()}
        text={m.content_unpublished_text()}
      />
    </div>
  )
}
