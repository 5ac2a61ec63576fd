import type { Bilingual } from '../../../shared/lib/locale.ts'
import type { CallContext, TeamMember } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import { toolNames } from './offered-tool.ts'
import { deleteWish, findWish, upsertWish } from './wished-tool.queries.ts'

/** As long as a draft is kept. */
const wishDays = 90

export type WishedTool = { number: number; name: Bilingual }

/** The tool that the acting team was about to apply for; with `toolId` that one is remembered first. */
export async function getWishedTool(
  ctx: CallContext<TeamMember>,
  { toolId }: { toolId?: string | undefined },
) {
  const { team } = ctx.actor
  if (toolId) await rememberWish(ctx.db, team.id, Number(toolId))
  const wish = await wishOf(ctx.db, team.id)
  return { tool: wish && { toolId: String(wish.number), name: wish.name[ctx.locale] } }
}

/** Remembers the tool that a team sets out to apply for; one that does not exist is passed over. */
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
