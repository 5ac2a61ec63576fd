import type { Bilingual, Locale } from '../../../shared/lib/locale.ts'
import type { EligibilityRule } from '../../../shared/rules/applications/eligibility.ts'
import type { QuestionSet } from '../../../shared/rules/applications/questions.ts'
import type { ToolNeed } from '../../../shared/rules/toolbox/tool-facets.ts'
import type { Db } from '../../db/database.ts'
import { findOfferedTool, findQuestionsById, listToolNames } from './offered-tool.queries.ts'

/** The facts about a tool that applying depends on. */
export type OfferedTool = {
  number: number
  /** In the requested language, or the other if only that is published. */
  name: string
  /** The needs that the tool serves. */
  needs: ToolNeed[]
  /** The maker's page. */
  homepage: string
  papers: string[]
  claimSteps: string[]
  activationSteps: string[]
  activationKind: 'steps' | 'code'
  /** Where a granted tool is opened or downloaded: an https address or a path of this portal. */
  startLink: string | null
  /** The usual term of a grant; null if it does not end. */
  termMonths: number | null
  rules: EligibilityRule[]
  replyWorkingDays: number
  stockPerYear: number | null
  allowanceUnits: number
  /** The newest version of the tool's questions. */
  questionSet: { id: string; questions: QuestionSet }
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
    questionSet: { id: row.question_set_id, questions: row.questions },
  }
}

/** The version of the questions that a draft was begun with. @throws if it is missing */
export async function questionSetOf(db: Db, id: string): Promise<QuestionSet> {
  return (await findQuestionsById(db, id)).questions
}

/** Tool names in both languages, by number; a missing one is replaced by the other language's. */
export async function toolNames(db: Db, numbers: readonly number[]): Promise<Map<number, Bilingual>> {
  const names = new Map<number, Bilingual>()
  for (const { tool_number, language, name } of await listToolNames(db, numbers)) {
    const known = names.get(tool_number)
    names.set(tool_number, known ? { ...known, [language]: name } : { zh: name, en: name })
  }
  return names
}
