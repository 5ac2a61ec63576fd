import type { Bilingual, Locale } from '../../../shared/lib/locale.ts'
import type { Offering } from '../../../shared/rules/applications/offerings.ts'
import type { Db } from '../../db/database.ts'
import { namesOf } from '../content/offerings/record-offering.ts'
import { findOfferedTool, listToolNames } from './offered-tool.queries.ts'

/** A tool as what teams apply for. */
export type OfferedTool = Offering & {
  /** The maker's page. */
  homepage: string
}

/**
 * A tool as an application sees it.
 * @param options.alsoWithdrawn for applications made while it was published
 * @returns null if it is unpublished or has no questions
 */
export async function offeredTool(
  db: Db,
  number: number,
  locale: Locale,
  options: { alsoWithdrawn?: boolean } = {},
): Promise<OfferedTool | null> {
  const row = await findOfferedTool(db, number, locale, options.alsoWithdrawn ?? false)
  if (!row) return null
  return {
    kind: 'tool',
    number: row.number,
    name: row.name,
    needs: row.needs,
    homepage: row.homepage,
    papers: row.papers,
    claimSteps: row.claim_steps,
    activationSteps: row.activation_steps,
    activationKind: row.activation_kind,
    startLink: row.start_link,
    termMonths: row.term_months,
    rules: row.rules,
    replyWorkingDays: row.reply_working_days,
    stockPerYear: row.stock_per_year,
    allowanceUnits: row.allowance_units,
    window: null,
    questionSet: { id: row.question_set_id, questions: row.questions },
  }
}

/** Tool names in both languages, by number; a missing one is replaced by the other language's. */
export async function toolNames(db: Db, numbers: readonly number[]): Promise<Map<number, Bilingual>> {
  return namesOf(await listToolNames(db, numbers))
}
