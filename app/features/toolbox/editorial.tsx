import * as m from '#messages'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type { ServiceCard } from '../../../shared/contract/services.ts'
import type { toolbox } from '../../../shared/contract/toolbox/toolbox.ts'
import type { Scene, ToolboxNotice, Topic } from '../../../shared/contract/toolbox/toolbox-parts.ts'
import { langOf } from '../../../shared/lib/locale.ts'
import { Heading } from '../../ui/heading.tsx'
import { Anchor, Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { NoticeList } from './notice-list.tsx'
import { SceneRows } from './scene-rows.tsx'

/** The blocks below the list on the toolbox's front page. */
export function ToolsFront({ front }: { front: OutputOf<(typeof toolbox)['indexList']> }) {
  return (
    <>
      <Topics topics={front.topics.items} total={front.topics.total} />
      <Scenes scenes={front.scenes.items} total={front.scenes.total} />
      <Services services={front.services.items} total={front.services.total} />
      <Notices notices={front.notices.items} />
    </>
  )
}

/** Selections of tools around one question, each linked to the list of its tools. */
function Topics({ topics, total }: { topics: Topic[]; total: number }) {
  const locale = useLocale()
  if (topics.length === 0) return null
  return (
    <section className="stack stack-lg" aria-labelledby="topics">
      <Heading level={2} id="topics" tabIndex={-1} text={m.toolbox_topics()} />
      <ul className="topic-grid">
        {topics.map((topic) => (
          <li key={topic.topicId} className="topic" lang={langOf(topic.language, locale)}>
            <p className="topic-prefix">{topic.prefix}</p>
            <h3 className="card-title">
              <Anchor href={`/tools?topic=${topic.topicId}`} className="card-link">
                {topic.name}
              </Anchor>
            </h3>
            <p className="text-ink-2">{topic.summary}</p>
            <p className="topic-count">{m.toolbox_topic_count({ count: topic.tools.length })}</p>
          </li>
        ))}
      </ul>
      <p>
        <Link alone href="/tools/specialList">
          {m.toolbox_all_topics({ count: total })}
        </Link>
      </p>
    </section>
  )
}

/** Situations told step by step, each on its own page. */
function Scenes({ scenes, total }: { scenes: Scene[]; total: number }) {
  if (total === 0) return null
  return (
    <section className="stack stack-lg" aria-labelledby="scenes">
      <Heading level={2} id="scenes" tabIndex={-1} text={m.toolbox_scenes()} />
      <SceneRows scenes={scenes} />
      <p>
        <Link alone href="/tools/sceneService">
          {m.toolbox_all_scenes({ count: total })}
        </Link>
      </p>
    </section>
  )
}

/** People who do the work, where a tool alone is not enough. */
function Services({ services, total }: { services: ServiceCard[]; total: number }) {
  const locale = useLocale()
  if (total === 0) return null
  return (
    <section className="editorial" aria-labelledby="services">
      <div className="stack">
        <Heading level={2} size="xl" id="services" tabIndex={-1} text={m.toolbox_services()} />
        <p className="text-ink-2">{m.toolbox_services_lead()}</p>
      </div>
      <div className="stack">
        <ul className="topic-grid">
          {services.map((service) => (
            <li key={service.serviceId} className="topic" lang={langOf(service.language, locale)}>
              <h3 className="card-title">
                <Anchor href={`/tools/digitalService/${service.serviceId}`} className="card-link">
                  {service.title}
                </Anchor>
              </h3>
              <p className="text-ink-2">{service.summary}</p>
            </li>
          ))}
        </ul>
        <p>
          <Link alone href="/tools/digitalServices">
            {m.toolbox_all_services({ count: total })}
          </Link>
        </p>
      </div>
    </section>
  )
}

/** What has changed in the toolbox, newest first. */
function Notices({ notices }: { notices: ToolboxNotice[] }) {
  if (notices.length === 0) return null
  return (
    <section className="editorial" aria-labelledby="notices">
      <Heading level={2} size="xl" id="notices" tabIndex={-1} text={m.toolbox_notices()} />
      <div>
        <NoticeList notices={notices} />
      </div>
    </section>
  )
}
