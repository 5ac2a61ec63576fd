import { redirect, useActionData, useLoaderData, useSearchParams } from 'react-router'
import type { HelpArticle } from '../../../shared/contract/support/support.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { type ActFailure, serverAction } from '../../api/forms/act.ts'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta, shareImage } from '../../api/pages/page-meta.ts'
import { HelpArticlePage } from '../../features/support/help-article-page.tsx'
import { faqMeta } from '../../features/support/help-meta.ts'
import { HelpTools } from '../help-tools.tsx'

const load: Load<HelpArticle> = (api, { params }) => api.support.helpArticle({ helpId: params.id ?? '' })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export const action = serverAction(async (api, form, { params, url, locale }) => {
  const isHelpful = form.text('isHelpful') === 'yes'
  await api.support.helpVote({ helpId: params.id ?? '', isHelpful })
  return redirect(`${pathInLocale(url.pathname, locale)}?voted=${isHelpful ? 'yes' : 'no'}#vote`)
})

export function meta(args: MetaArgs & { loaderData: HelpArticle | undefined }) {
  const { loaderData: article } = args
  if (!article) return []
  return [
    ...pageMeta(args, {
      title: article.title,
      description: article.summary,
      image: shareImage(args, 'help'),
    }),
    ...faqMeta([article], article.language),
  ]
}

export default function SupportArticleRoute() {
  const article = useLoaderData<typeof loader>()
  const failure = useActionData<ActFailure>()
  const voted = useSearchParams()[0].get('voted')
  return (
    <HelpArticlePage
      article={article}
      voted={voted === 'yes' || voted === 'no' ? voted : null}
      failure={failure}
      tools={(body) => <HelpTools body={body} language={article.language} />}
    />
  )
}
