import type { Locale } from '../../../shared/lib/locale.ts'
import type { Db } from '../../db/database.ts'
import { isHalted } from './bindings.queries.ts'
import { findPartnerOfTool } from './partners.queries.ts'

type Team = { teamId: string; locale: Locale }

/** The partner whose tool a team opens with a token, and whether it may now; null for other tools. */
export async function partnerOfTool(
  db: Db,
  toolNumber: number,
  { teamId, locale }: Team,
): Promise<{ name: string; isHalted: boolean } | null> {
  const partner = await findPartnerOfTool(db, toolNumber)
  return partner ? { name: partner.name[locale], isHalted: await isHalted(db, teamId) } : null
}
