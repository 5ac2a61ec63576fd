import { useLoaderData } from 'react-router'
import * as m from '#messages'
import { browserLoader, type Load, serverLoader } from '../../api/pages/load.ts'
import { type MetaArgs, pageMeta } from '../../api/pages/page-meta.ts'
import { NeedPage, type NeedPageProps } from '../../features/toolbox/search/need-page.tsx'
import { answersOf, questions, readNeedQuery } from '../../features/toolbox/search/need-query.ts'
import { needWords } from '../../features/toolbox/search/need-words.ts'

const load: Load<NeedPageProps> = async (api, { url }) => {
  const query = readNeedQuery(url.searchParams)
  const found = query.step === null ? await api.toolbox.recommend(answersOf(query)) : null
  return { query, found }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export function meta(args: MetaArgs & { loaderData: NeedPageProps | undefined }) {
  const step = args.loaderData?.query.step ?? null
  const question = step === null ? undefined : questions[step - 1]
  const title =
    step === null
      ? m.toolbox_help_result()
      : step > 1 && question
        ? m.toolbox_help_title_step({ question: needWords[question].title() })
        : m.toolbox_help_title()
  return pageMeta(args, { title, description: m.toolbox_help_lead(), isIndexed: step === 1 })
}

export default function RecommendRoute() {
  return <NeedPage {...useLoaderData<typeof loader>()} />
}
