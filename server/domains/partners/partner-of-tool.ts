import type { Locale } from '../../../shared/lib/locale.ts'
import type { Db } from '../../db/database.ts'
import { findPartnerOfTool } from './partners.queries.ts'

/** The name of the partner at whom a tool is opened with a token; null for every other tool. */
export async function partnerNameOf(db: Db, toolNumber: number, locale: Locale): Promise<string | null> {
  const partner = await findPartnerOfTool(db, toolNumber)
  return partner ? partner.name[locale] : null
}
