import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import * as m from '#messages'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type { toolbox } from '../../../shared/contract/toolbox.ts'
import type { ToolList, Topic } from '../../../shared/contract/toolbox-parts.ts'
import { langOf, localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { loadPart } from '../../guard/load-part.ts'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { nearView } from '../../ui/near-view.ts'
import { NoTools } from './lazy-no-tools.ts'
import { SearchForm } from './search-form.tsx'
import type { ToolQuery } from './tool-query.ts'
import { ToolResults } from './tool-results.tsx'

/** Its HTML stands in the page and works; the script comes when it is near. */
const ToolsFront = lazy(async () => {
  await nearView('topics')
  const { ToolsFront } = await loadPart(() => import('./editorial.tsx'))
  return { default: ToolsFront }
})

type ToolboxFront = OutputOf<(typeof toolbox)['indexList']>

export type ToolsPageProps = {
  query: ToolQuery
  list: ToolList
  /** The topic that narrows the list. */
  topic: Topic | null
  /** What stands on the front: the first page with nothing chosen. */
  front: ToolboxFront | null
}

/** The digital toolbox: every tool with its filters; on its front also topics, scenes and notices. */
export function ToolsPage({ query, list, topic, front }: ToolsPageProps) {
  const locale = localeOfPath(useLocation().pathname)
  const path = pathInLocale('/tools', locale)
  return (
    <div className="page stack stack-xl">
      <div className="stack stack-lg">
        <header className="tools-head">
          <div className="stack" lang={topic ? langOf(topic.language, locale) : undefined}>
            <Heading level={1} text={topic?.name ?? m.toolbox_title()} locale={topic?.language ?? locale} />
            <p className="text-lg text-ink-2 measure">{topic?.summary ?? m.toolbox_lead()}</p>
            {front && <FrontLinks front={front} />}
          </div>
          <SearchForm label={m.toolbox_search_label()} />
        </header>
        <ToolResults
          path={path}
          query={query}
          list={list}
          topicName={topic?.name}
          canSort
          empty={<NoTools path={path} query={query} list={list} />}
        />
      </div>
      {front && (
        <Suspense>
          <ToolsFront front={front} />
        </Suspense>
      )}
    </div>
  )
}

/** What else there is, and the way for whoever does not know what to choose. */
function FrontLinks({ front: { topics, scenes, services } }: { front: ToolboxFront }) {
  const locale = localeOfPath(useLocation().pathname)
  const links = [
    { path: '/tools/keywordToolList', count: 1, text: m.toolbox_to_help() },
    { path: '/tools/specialList', count: topics.total, text: m.toolbox_to_topics({ count: topics.total }) },
    { path: '/tools/sceneService', count: scenes.total, text: m.toolbox_to_scenes({ count: scenes.total }) },
    {
      path: '/tools/digitalServices',
      count: services.total,
      text: m.toolbox_to_services({ count: services.total }),
    },
  ]
  return (
    <ul className="row tools-more">
      {links
        .filter(({ count }) => count > 0)
        .map(({ path, text }) => (
          <li key={path}>
            <Link alone href={pathInLocale(path, locale)}>
              {text}
            </Link>
          </li>
        ))}
    </ul>
  )
}
