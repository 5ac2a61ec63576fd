import type { Bilingual, Locale } from '../../../shared/lib/locale.ts'
import type { EligibilityRule } from '../../../shared/rules/applications/eligibility.ts'
import type { QuestionSet } from '../../../shared/rules/applications/questions.ts'
import type { ToolNeed } from '../../../shared/rules/toolbox/tool-facets.ts'
import type { Db } from '../../db/database.ts'
import { findOfferedTool, findQuestionsById, listToolNames } from './offered-tool.queries.ts'

/** What applying for a tool depends on. */
export type OfferedTool = {
  number: number
  /** In the language asked for, or the other where only that is published. */
  name: string
  /** What it is for. */
  needs: ToolNeed[]
  /** The maker's own page. */
  homepage: string
  papers: string[]
  claimSteps: string[]
  activationSteps: string[]
  activationKind: 'steps' | 'code'
  /** Where a granted tool is opened or downloaded: an https address or a path of this portal. */
  startLink: string | null
  /** How long a grant usually lasts; null where it does not end. */
  termMonths: number | null
  rules: EligibilityRule[]
  replyWorkingDays: number
  stockPerYear: number | null
  allowanceUnits: number
  /** The newest version of its questions. */
  questionSet: { id: string; questions: QuestionSet }
}

/**
 * A tool as an application sees it.
 * @param options.alsoWithdrawn for applications that were made while it was published
 * @returns null where it is not published or asks no questions
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

/** The version of the questions that a draft was begun with. @throws where it is gone */
export async function questionSetOf(db: Db, id: string): Promise<QuestionSet> {
  return (await findQuestionsById(db, id)).questions
}

/** The names of tools in both languages, by number; one language stands in for the other. */
export async function toolNames(db: Db, numbers: readonly number[]): Promise<Map<number, Bilingual>> {
  const names = new Map<number, Bilingual>()
  for (const { tool_number, language, name } of await listToolNames(db, numbers)) {
    const known = names.get(tool_number)
    names.set(tool_number, known ? { ...known, [language]: name } : { zh: name, en: name })
  }
  return names
}
