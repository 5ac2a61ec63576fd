import type { ToolCard, ToolDetail } from '../../../shared/contract/toolbox.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { ruleText } from './rule-text.ts'
import type { PublishedTool } from './tool-detail.queries.ts'

/** A tool's row as a card of a list. */
export function presentCard(tool: PublishedTool): ToolCard {
  return {
    toolId: String(tool.number),
    name: tool.name,
    tagline: tool.tagline,
    language: tool.language,
    fields: tool.fields,
    needs: tool.needs,
    kind: tool.kind,
    cost: tool.cost,
    whoMayApply: tool.who_may_apply,
    replyWorkingDays: tool.reply_working_days,
    reviewedOn: tool.reviewed_on,
  }
}

/** What stands around a tool on its page. */
type Surroundings = {
  locale: Locale
  fieldNames: { alias: string; name: string }[]
  questionCount: number
  similar: PublishedTool[]
}

/** A tool's row as its page. */
export function presentDetail(tool: PublishedTool, around: Surroundings): ToolDetail {
  return {
    ...presentCard(tool),
    description: tool.description,
    audience: tool.audience,
    fieldNames: around.fieldNames,
    licence: tool.licence,
    homepage: tool.homepage,
    rules: tool.rules.map((rule) => ({ kind: rule.kind, text: ruleText(rule, around.locale) })),
    papers: tool.papers,
    claimSteps: tool.claim_steps,
    exitRoute: tool.exit_route,
    costAfter: tool.cost_after,
    stockPerYear: tool.stock_per_year,
    allowanceUnits: tool.allowance_units,
    questionCount: around.questionCount,
    similar: around.similar.map(presentCard),
  }
}
