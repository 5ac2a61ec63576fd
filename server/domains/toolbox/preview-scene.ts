import type { SceneDetail } from '../../../shared/contract/toolbox/toolbox-parts.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { type FieldValues, listOf } from '../../../shared/rules/content/collections.ts'
import type { CallContext } from '../../context.ts'
import { showScene as present } from './editorial.ts'
import { cardsOf } from './tool-cards.ts'

type Draft = { number: number; language: Locale; fields: FieldValues; shared: FieldValues }

/** A scene as its page shows it, published or not. */
export async function showScene(ctx: Pick<CallContext, 'db' | 'locale'>, draft: Draft): Promise<SceneDetail> {
  const numbers = listOf(draft.shared, 'tools')
  const cards = await cardsOf(ctx, numbers.map(Number))
  const tools = numbers.flatMap((toolId) => {
    const card = cards.get(toolId)
    return card ? { toolId, name: card.name } : []
  })
  return present(ctx, { ...draft, tools })
}
