import type { Locale } from '../../../shared/lib/locale.ts'
import type { Db } from '../../db/database.ts'
import { isHalted } from './bindings.queries.ts'
import { findPartnerOfTool } from './partners.queries.ts'

type Team = { teamId: string; locale: Locale }

/** At whom a team opens a tool with a token, and whether it is let through now; null for every other tool. */
export async function partnerOfTool(
  db: Db,
  toolNumber: number,
  { teamId, locale }: Team,
): Promise<{ name: string; isHalted: boolean } | null> {
  const partner = await findPartnerOfTool(db, toolNumber)
  return partner ? { name: partner.name[locale], isHalted: await isHalted(db, teamId) } : null
}
