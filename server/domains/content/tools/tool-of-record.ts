import { plainText } from '../../../../shared/lib/text/html-text.ts'
import { readRules } from '../../../../shared/rules/applications/offering-form.ts'
import type { ReadRow } from '../../../../shared/rules/record-of.ts'
import { audienceOf } from '../../../../shared/rules/toolbox/tool-audience.ts'
import type { ShownToolCost } from '../../../../shared/rules/toolbox/tool-facets.ts'
import type { StoredWords } from '../../../db/published-lists.queries.ts'

/** A tool of the collection in one language: what editors keep, published or not. */
export type ToolRecord = ReadRow<'tools', StoredWords>

/** What both languages of a tool share, as the toolbox reads it. */
export function sharedOfRecord({ number, values }: ToolRecord) {
  const rules = readRules(values.rules)
  // That it is free is only said where somebody has stated it.
  const cost: ShownToolCost = values.toolCost ?? 'unstated'
  const isAppliedFor = values.questions !== ''
  return {
    number,
    fields: values.fields,
    needs: values.toolNeeds,
    kind: values.toolKind,
    cost,
    who_may_apply: audienceOf(rules),
    licence: values.licence,
    homepage: values.homepage ?? '',
    repository: values.repository,
    rules,
    is_applied_for: isAppliedFor,
    reply_working_days: values.replyDays ?? 0,
    stock_per_year: values.stockPerYear,
    allowance_units: values.allowanceUnits ?? (isAppliedFor ? 1 : 0),
    activation_kind: values.activationKind ?? 'steps',
    term_months: values.termMonths,
    start_link: values.startLink,
    reviewed_on: values.reviewedOn,
    interface_languages: values.interfaceLanguages.length > 0 ? values.interfaceLanguages : null,
  }
}

/** What one language of a tool says, as the toolbox reads it. */
export function textOfRecord({ values }: ToolRecord) {
  return {
    name: values.name,
    tagline: values.tagline,
    description: linesIn(values.description),
    description_html: values.description,
    audience: values.audience,
    keywords: values.keywords,
    papers: values.papers,
    claim_steps: values.claimSteps,
    exit_route: values.exitRoute,
    cost_after: values.costAfter,
    activation_steps: values.activationSteps,
  }
}

function linesIn(html: string): string[] {
  return plainText(html)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
