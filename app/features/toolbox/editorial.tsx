import { useLocation } from 'react-router'
import * as m from '#messages'
import type { Scene, ToolboxNotice, Topic } from '../../../shared/contract/toolbox.ts'
import { datedText } from '../../../shared/lib/day-text.ts'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { Details } from '../../ui/details.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Anchor, Link } from '../../ui/link.tsx'
import { langOf } from './language-tag.ts'

/** Selections of tools around one question, each leading to the list of its tools. */
export function Topics({ topics }: { topics: Topic[] }) {
  const locale = localeOfPath(useLocation().pathname)
  if (topics.length === 0) return null
  return (
    <section className="stack stack-lg" aria-labelledby="topics">
      <Heading level={2} id="topics" tabIndex={-1} text={m.toolbox_topics()} locale={locale} />
      <ul className="topic-grid">
        {topics.map((topic) => (
          <li key={topic.topicId} className="topic" lang={langOf(topic.language, locale)}>
            <p className="topic-prefix">{topic.prefix}</p>
            <h3 className="card-title">
              <Anchor href={pathInLocale(`/tools?topic=${topic.topicId}`, locale)} className="card-link">
                {topic.name}
              </Anchor>
            </h3>
            <p className="text-ink-2">{topic.summary}</p>
            <p className="topic-count">{m.toolbox_topic_count({ count: topic.tools.length })}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Situations told step by step, each with its tools. */
export function Scenes({ scenes }: { scenes: Scene[] }) {
  const locale = localeOfPath(useLocation().pathname)
  if (scenes.length === 0) return null
  return (
    <section className="editorial" aria-labelledby="scenes">
      <div className="stack">
        <Heading level={2} size="xl" id="scenes" tabIndex={-1} text={m.toolbox_scenes()} locale={locale} />
        <p className="text-ink-2">{m.toolbox_scenes_lead()}</p>
      </div>
      <div>
        {scenes.map((scene) => (
          <div key={scene.sceneId} lang={langOf(scene.language, locale)} className="details-line">
            <Details title={scene.name} name="scene">
              <div className="stack measure">
                <p>{scene.summary}</p>
                <ol className="scene-steps">
                  {scene.steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
                <ToolLinks tools={scene.tools} />
              </div>
            </Details>
          </div>
        ))}
      </div>
    </section>
  )
}

function ToolLinks({ tools }: { tools: Scene['tools'] }) {
  const locale = localeOfPath(useLocation().pathname)
  return (
    <div className="tool-links">
      <p className="font-bold">{m.toolbox_scene_tools()}</p>
      <ul className="row">
        {tools.map((tool) => (
          <li key={tool.toolId}>
            <Link alone href={pathInLocale(`/tools/toolsDetail/${tool.toolId}`, locale)}>
              {tool.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What has changed in the toolbox, the newest first. */
export function Notices({ notices }: { notices: ToolboxNotice[] }) {
  const locale = localeOfPath(useLocation().pathname)
  if (notices.length === 0) return null
  return (
    <section className="editorial" aria-labelledby="notices">
      <Heading level={2} size="xl" id="notices" tabIndex={-1} text={m.toolbox_notices()} locale={locale} />
      <div>
        {notices.map((notice) => (
          <div key={notice.noticeId} lang={langOf(notice.language, locale)} className="details-line">
            <Details
              title={
                <span>
                  {notice.title}
                  <time className="notice-day" dateTime={notice.publishedOn}>
                    {datedText(notice.publishedOn, locale)}
                  </time>
                </span>
              }
            >
              <p className="measure">{notice.body}</p>
            </Details>
          </div>
        ))}
      </div>
    </section>
  )
}
