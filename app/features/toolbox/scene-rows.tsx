import * as m from '#messages'
import type { Scene } from '../../../shared/contract/toolbox/toolbox-parts.ts'
import { langOf } from '../../../shared/lib/locale.ts'
import { Anchor } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

/** Scenes side by side, each one link. */
export function SceneRows({ scenes, level = 3 }: { scenes: Scene[]; level?: 2 | 3 }) {
  const locale = useLocale()
  const Title = `h${level}` as const
  return (
    <ul className="topic-grid">
      {scenes.map((scene) => (
        <li key={scene.sceneId} className="topic">
          <Title className="card-title" lang={langOf(scene.language, locale)}>
            <Anchor href={`/tools/scene/${scene.sceneId}`} className="card-link">
              {scene.name}
            </Anchor>
          </Title>
          <p className="text-ink-2" lang={langOf(scene.language, locale)}>
            {scene.summary}
          </p>
          <p className="topic-count">
            {m.toolbox_scene_count({ steps: scene.steps.length, tools: scene.tools.length })}
          </p>
        </li>
      ))}
    </ul>
  )
}
