import type { Bilingual } from '../../../../shared/lib/locale.ts'
import type { CallContext, TeamMember } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { offeredTool, toolNames } from '../offered-tool.ts'
import { deleteWish, findWish, upsertWish } from './wished-tool.queries.ts'

/** As long as drafts are kept. */
const wishDays = 90

export type WishedTool = { number: number; name: Bilingual }

/** The tool that the acting team was about to apply for; with `toolId`, that one if it can be. */
export async function getWishedTool(
  ctx: CallContext<TeamMember>,
  { toolId }: { toolId?: string | undefined },
) {
  const asked = toolId ? await offeredTool(ctx.db, Number(toolId), ctx.locale) : null
  if (asked) return { tool: { toolId: String(asked.number), name: asked.name } }
  const wish = await wishOf(ctx.db, ctx.actor.team.id)
  return { tool: wish && { toolId: String(wish.number), name: wish.name[ctx.locale] } }
}

/**
 * Remembers the tool that a team intends to apply for, once it has started or saved something on the way:
 * just looking records nothing. A missing tool is ignored.
 */
export async function rememberWish(db: Db, teamId: string, toolNumber: number): Promise<void> {
  await upsertWish(db, teamId, toolNumber)
}

/** Called when the wish led to an application, or was given up. */
export async function forgetWish(db: Db, teamId: string, toolNumber: number): Promise<void> {
  await deleteWish(db, teamId, toolNumber)
}

/** The tool that a team was about to apply for in the last 90 days; null if none, or withdrawn. */
export async function wishOf(db: Db, teamId: string): Promise<WishedTool | null> {
  const number = await findWish(db, teamId, wishDays)
  const name = number === undefined ? undefined : (await toolNames(db, [number])).get(number)
  return number !== undefined && name ? { number, name } : null
}
