import * as m from '#messages'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type { toolbox } from '../../../shared/contract/toolbox/toolbox.ts'
import { Link } from '../../ui/link.tsx'

type ToolboxFront = OutputOf<(typeof toolbox)['indexList']>

/** What else there is, and a guide for people who do not know what to choose. */
export function FrontLinks({ front: { topics, scenes, services } }: { front: ToolboxFront }) {
  const links = [
    { path: '/tools/keywordToolList', count: 1, text: m.toolbox_to_help() },
    { path: '/tools/selfTest', count: 1, text: m.toolbox_to_selftest() },
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
            <Link alone href={path}>
              {text}
            </Link>
          </li>
        ))}
    </ul>
  )
}
