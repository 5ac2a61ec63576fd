import { lazy, Suspense } from 'react'
import * as m from '#messages'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type { toolbox } from '../../../shared/contract/toolbox/toolbox.ts'
import type { ToolList, Topic } from '../../../shared/contract/toolbox/toolbox-parts.ts'
import { langOf, pathInLocale } from '../../../shared/lib/locale.ts'
import { toolSorts } from '../../../shared/rules/toolbox/tool-facets.ts'
import { TakeAlong } from '../../api/parts/take-along.tsx'
import { loadPart } from '../../guard/load-part.ts'
import { Heading } from '../../ui/heading.tsx'
import { nearView } from '../../ui/near-view.ts'
import { useLocale } from '../../ui/page-locale.tsx'
import type { ResultSort } from '../../ui/result-list.tsx'
import { NoTools } from './search/lazy-no-tools.ts'
import { ToolSearchForm } from './search/search-form.tsx'
import { type ToolQuery, toolHref } from './search/tool-query.ts'
import { ToolResults } from './search/tool-results.tsx'

/** Its HTML works as it is; the script loads when it comes near the view. */
const ToolsFront = lazy(async () => {
  await nearView('topics')
  const { ToolsFront } = await loadPart(() => import('./editorial.tsx'))
  return { default: ToolsFront }
})

/** Plain links that work before this script loads. */
const FrontLinks = lazy(async () => {
  const { FrontLinks } = await loadPart(() => import('./front-links.tsx'))
  return { default: FrontLinks }
})

type ToolboxFront = OutputOf<(typeof toolbox)['indexList']>

export type ToolsPageProps = {
  query: ToolQuery
  list: ToolList
  /** The topic to which the list is limited. */
  topic: Topic | null
  /** Shown on the front page only: the first page without filters. */
  front: ToolboxFront | null
}

/** The digital toolbox: every tool with its filters; on its front page also topics, scenes and notices. */
export function ToolsPage({ query, list, topic, front }: ToolsPageProps) {
  const locale = useLocale()
  const path = pathInLocale('/tools', locale)
  return (
    <div className="page stack stack-xl">
      <div className="stack stack-lg">
        <header className="tools-head">
          <div className="stack" lang={topic ? langOf(topic.language, locale) : undefined}>
            <Heading level={1} text={topic?.name ?? m.toolbox_title()} locale={topic?.language ?? locale} />
            <p className="text-lg text-ink-2 measure">{topic?.summary ?? m.toolbox_lead()}</p>
            {front && (
              <Suspense>
                <FrontLinks front={front} />
              </Suspense>
            )}
          </div>
          <ToolSearchForm label={m.toolbox_search_label()} />
        </header>
        <ToolResults
          path={path}
          query={query}
          list={list}
          topicName={topic?.name}
          sorts={sortsOf(path, query)}
          empty={<NoTools path={path} query={query} list={list} />}
        />
        <TakeAlong kind="tools" total={list.total} />
      </div>
      {front && (
        <Suspense>
          <ToolsFront front={front} />
        </Suspense>
      )}
    </div>
  )
}

function sortsOf(path: string, query: ToolQuery): ResultSort[] {
  const names = {
    reviewed: m.toolbox_sort_reviewed(),
    reply: m.toolbox_sort_reply(),
    newest: m.toolbox_sort_newest(),
  }
  return toolSorts.map((key) => ({
    key,
    text: names[key],
    href: toolHref(path, query, { sort: key }),
    isCurrent: query.sort === key,
  }))
}
