import * as m from '#messages'
import type { OutputOf } from '../../../shared/contract/call.ts'
import type { toolbox } from '../../../shared/contract/toolbox/toolbox.ts'
import { EditorialList } from './editorial-list.tsx'
import type { EditorialQuery } from './editorial-query.ts'
import { SceneRows } from './scene-rows.tsx'

export type ScenesPageProps = { query: EditorialQuery; list: OutputOf<(typeof toolbox)['sceneList']> }

/** Real situations, each told step by step on its own page. */
export function ScenesPage({ query, list }: ScenesPageProps) {
  return (
    <EditorialList
      path="/tools/sceneService"
      query={query}
      list={list}
      words={{
        title: m.toolbox_scene_title(),
        lead: m.toolbox_scene_lead(),
        total: m.toolbox_scene_total({ count: list.total }),
        none: m.toolbox_scene_none(),
        empty: m.toolbox_scene_empty(),
      }}
    >
      <SceneRows scenes={list.items} level={2} />
    </EditorialList>
  )
}
