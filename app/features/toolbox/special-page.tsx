import * as m from '#messages'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type { toolbox } from '../../../shared/contract/toolbox/toolbox.ts'
import type { TopicWithTools } from '../../../shared/contract/toolbox/toolbox-parts.ts'
import { langOf } from '../../../shared/lib/locale.ts'
import { Heading } from '../../ui/heading.tsx'
import { Anchor, Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { EditorialList } from './editorial-list.tsx'
import type { EditorialQuery } from './editorial-query.ts'

const comparedAtMost = 4

type Topics = OutputOf<(typeof toolbox)['topicCards']>
type Prefixes = OutputOf<(typeof toolbox)['topicPrefix']>['items']

export type SpecialPageProps = { query: EditorialQuery; list: Topics; prefixes: Prefixes }

/** Every topic with its introduction and its tools in the editors' order. */
export function SpecialPage({ query, list, prefixes }: SpecialPageProps) {
  const shown = new Set(list.items.map(({ topicId }) => topicId))
  return (
    <EditorialList
      path="/tools/specialList"
      query={query}
      list={list}
      words={{
        title: m.toolbox_special_title(),
        lead: m.toolbox_special_lead(),
        total: m.toolbox_special_total({ count: list.total }),
        none: m.toolbox_special_none(),
        empty: m.toolbox_special_empty(),
      }}
    >
      <Jump prefixes={prefixes.filter(({ topicId }) => shown.has(topicId))} />
      <div className="stack stack-xl">
        {list.items.map((topic) => (
          <TopicSection key={topic.topicId} topic={topic} />
        ))}
      </div>
    </EditorialList>
  )
}

/** The links to each topic on this page. */
function Jump({ prefixes }: { prefixes: Prefixes }) {
  const locale = useLocale()
  return (
    <nav className="topic-jump" aria-labelledby="topic-jump">
      <h2 id="topic-jump" className="text-base">
        {m.toolbox_special_jump()}
      </h2>
      <ul>
        {prefixes.map(({ topicId, prefix, language }) => (
          <li key={topicId} lang={langOf(language, locale)}>
            <Link alone href={`#topic-${topicId}`}>
              {prefix}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function TopicSection({ topic }: { topic: TopicWithTools }) {
  const locale = useLocale()
  const id = `topic-${topic.topicId}`
  const compared = topic.cards.slice(0, comparedAtMost)
  const compare = new URLSearchParams(compared.map(({ toolId }) => ['id', toolId]))
  return (
    <section className="topic-section stack" aria-labelledby={id}>
      <div className="stack stack-sm" lang={langOf(topic.language, locale)}>
        <p className="topic-prefix">{topic.prefix}</p>
        <Heading level={2} size="xl" id={id} tabIndex={-1} text={topic.name} locale={topic.language} />
        <p className="measure">{topic.summary}</p>
        {topic.advice && <p className="topic-advice measure">{topic.advice}</p>}
      </div>
      <ol className="topic-tools">
        {topic.cards.map((tool) => (
          <li key={tool.toolId} className="topic-tool">
            <h3 className="card-title" lang={langOf(tool.language, locale)}>
              <Anchor href={`/tools/toolsDetail/${tool.toolId}`} className="card-link">
                {tool.name}
              </Anchor>
            </h3>
            <p lang={langOf(tool.language, locale)}>{tool.tagline}</p>
            <p className="text-sm text-ink-2">
              {tool.labels.cost} · {tool.labels.whoMayApply}
            </p>
          </li>
        ))}
      </ol>
      <ul className="row tools-more">
        <li>
          <Link alone href={`/tools?topic=${topic.topicId}`}>
            {m.toolbox_special_filter()}
          </Link>
        </li>
        {compared.length > 1 && (
          <li>
            <Link alone href={`/tools/compare?${compare}`}>
              {m.toolbox_special_compare()}
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}
