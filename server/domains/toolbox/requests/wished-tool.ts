import type { Bilingual } from '../../../../shared/lib/locale.ts'
import type { CallContext, TeamMember } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { offeredTool, toolNames } from '../offered-tool.ts'
import { deleteWish, findWish, upsertWish } from './wished-tool.queries.ts'

/** As long as a draft is kept. */
const wishDays = 90

export type WishedTool = { number: number; name: Bilingual }

/** The tool that the acting team was about to apply for; with `toolId` that one, where it can be applied for. */
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
 * Remembers the tool that a team sets out to apply for, once it has begun or said something on its way there: who
 * only looks leaves nothing. One that does not exist is passed over.
 */
export async function rememberWish(db: Db, teamId: string, toolNumber: number): Promise<void> {
  await upsertWish(db, teamId, toolNumber)
}

/** The wish has come to an application, or was given up. */
export async function forgetWish(db: Db, teamId: string, toolNumber: number): Promise<void> {
  await deleteWish(db, teamId, toolNumber)
}

/** What a team was about to apply for in the last 90 days; null where there is nothing, or it is withdrawn. */
export async function wishOf(db: Db, teamId: string): Promise<WishedTool | null> {
  const number = await findWish(db, teamId, wishDays)
  const name = number === undefined ? undefined : (await toolNames(db, [number])).get(number)
  return number !== undefined && name ? { number, name } : null
}
