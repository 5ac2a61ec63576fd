import { useLocation } from 'react-router'
import * as m from '#messages'
import type { Scene, ToolboxNotice, ToolList, Topic } from '../../../shared/contract/toolbox.ts'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notices, Scenes, Topics } from './editorial.tsx'
import { langOf } from './language-tag.ts'
import { NoTools } from './no-tools.tsx'
import { SearchForm } from './search-form.tsx'
import type { ToolQuery } from './tool-query.ts'
import { ToolResults } from './tool-results.tsx'

export type ToolsPageProps = {
  query: ToolQuery
  list: ToolList
  topics: Topic[]
  scenes: Scene[]
  notices: ToolboxNotice[]
  /** Whether this is the toolbox as such: its first page with nothing chosen. */
  isFront: boolean
}

/** The digital toolbox: every tool with its filters; on its front also topics, scenes and notices. */
export function ToolsPage({ query, list, topics, scenes, notices, isFront }: ToolsPageProps) {
  const locale = localeOfPath(useLocation().pathname)
  const path = pathInLocale('/tools', locale)
  const topic = topics.find(({ topicId }) => topicId === query.topic)
  return (
    <div className="page stack stack-xl">
      <div className="stack stack-lg">
        <header className="tools-head">
          <div className="stack" lang={topic && langOf(topic.language, locale)}>
            <Heading level={1} text={topic?.name ?? m.toolbox_title()} locale={topic?.language ?? locale} />
            <p className="text-lg text-ink-2 measure">{topic?.summary ?? m.toolbox_lead()}</p>
            {isFront && <FrontLinks topics={topics} scenes={scenes} notices={notices} />}
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
      {isFront && <Topics topics={topics} />}
      {isFront && <Scenes scenes={scenes} />}
      {isFront && <Notices notices={notices} />}
    </div>
  )
}

/** Further down stands more: where to. */
function FrontLinks({ topics, scenes, notices }: Pick<ToolsPageProps, 'topics' | 'scenes' | 'notices'>) {
  const links = [
    { id: 'topics', count: topics.length, text: m.toolbox_to_topics({ count: topics.length }) },
    { id: 'scenes', count: scenes.length, text: m.toolbox_to_scenes({ count: scenes.length }) },
    { id: 'notices', count: notices.length, text: m.toolbox_to_notices({ count: notices.length }) },
  ]
  return (
    <ul className="row tools-more">
      {links
        .filter(({ count }) => count > 0)
        .map(({ id, text }) => (
          <li key={id}>
            <Link alone href={`#${id}`}>
              {text}
            </Link>
          </li>
        ))}
    </ul>
  )
}
