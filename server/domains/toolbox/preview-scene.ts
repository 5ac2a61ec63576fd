import type { SceneDetail } from '../../../shared/contract/toolbox/toolbox-parts.ts'
import type { CallContext } from '../../context.ts'
import type { SelectionRow } from './editorial.queries.ts'
import { showScene as present } from './editorial.ts'
import { cardsOf } from './tool-cards.ts'

type Draft = Omit<SelectionRow<'scenes'>, 'tools'>

/** A scene as its page shows it, published or not. */
export async function showScene(ctx: Pick<CallContext, 'db' | 'locale'>, draft: Draft): Promise<SceneDetail> {
  const cards = await cardsOf(ctx, draft.values.tools)
  const tools = draft.values.tools.map(String).flatMap((toolId) => {
    const card = cards.get(toolId)
    return card ? { toolId, name: card.name } : []
  })
  return present(ctx, { ...draft, tools })
}
