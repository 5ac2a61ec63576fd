import * as m from '#messages'
import type { SceneDetail } from '../../../shared/contract/toolbox/toolbox-parts.ts'
import { langOf, pathInLocale } from '../../../shared/lib/locale.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Cover } from '../../ui/joint/pictures.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { SceneRows } from './scene-rows.tsx'
import { ToolRows } from './tool-rows.tsx'

/** A situation, step by step, with the tools that it needs. */
export function ScenePage({ scene }: { scene: SceneDetail }) {
  const locale = useLocale()
  const lang = langOf(scene.language, locale)
  const list = pathInLocale('/tools/sceneService', locale)
  return (
    <div className="page stack stack-xl">
      <article className="stack stack-lg">
        <Breadcrumbs
          label={m.toolbox_breadcrumbs()}
          crumbs={[
            { href: '/tools', text: m.toolbox_title() },
            { href: list, text: m.toolbox_scenes() },
          ]}
        />
        <header className="record-head">
          <div className="stack" lang={lang}>
            <Heading level={1} text={scene.name} locale={scene.language} />
            <p className="text-lg text-ink-2 measure">{scene.summary}</p>
          </div>
          <Cover kind="scene" id={scene.sceneId} isFirst className="record-cover" />
        </header>
        {lang && <Notice kind="info" title={m.translation_missing()} />}
        <div className="scene-body">
          <section className="stack">
            <Heading level={2} size="xl" text={m.toolbox_scene_steps()} />
            <ol className="claim-steps" lang={lang}>
              {scene.steps.map((step, index) => (
                <li key={step}>
                  <span className="claim-number" aria-hidden="true">
                    {index + 1}
                  </span>
                  <span>{step}</span>
                </li>
              ))}
            </ol>
          </section>
          {scene.advice && (
            <aside className="scene-advice stack">
              <Heading level={2} size="xl" text={m.toolbox_scene_advice()} />
              <p lang={lang}>{scene.advice}</p>
            </aside>
          )}
        </div>
        {scene.cards.length > 0 && (
          <section className="stack">
            <Heading level={2} size="xl" text={m.toolbox_scene_tools()} />
            <ToolRows tools={scene.cards} level={3} />
          </section>
        )}
      </article>
      <section className="stack" aria-labelledby="others">
        <Heading level={2} id="others" text={m.toolbox_scene_others()} />
        <SceneRows scenes={scene.others} />
        <p>
          <Link alone href={list}>
            {m.toolbox_scene_title()}
          </Link>
        </p>
      </section>
    </div>
  )
}
