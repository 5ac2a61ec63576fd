import type { Locale } from '../../../../shared/lib/locale.ts'
import { plainText } from '../../../../shared/lib/text/html-text.ts'
import { audienceOf, readQuestions, readRules } from '../../../../shared/rules/applications/tool-form.ts'
import { type FieldValues, linesOf, listOf, textOf } from '../../../../shared/rules/content/collections.ts'
import type { Provenance } from '../../../../shared/rules/content/provenance.ts'
import {
  type ShownToolCost,
  type ToolKind,
  type ToolNeed,
  toolCosts,
  toolKinds,
} from '../../../../shared/rules/toolbox/tool-facets.ts'

/** A tool's record in one language, published or not. */
export type ToolRecord = {
  number: number
  language: Locale
  fields: FieldValues
  shared: FieldValues
  provenance: Provenance | null
}

/** Defaults for unstated values; a tool is shown as free only where somebody has stated so. */
const unsaid = { kind: 'cloudService', cost: 'unstated' } as const

/** A tool's shared values in the toolbox's format. */
export function sharedOfRecord({ number, shared }: Pick<ToolRecord, 'number' | 'shared'>) {
  const rules = readRules(textOf(shared, 'rules'))
  const isAppliedFor = textOf(shared, 'questions') !== ''
  return {
    number,
    fields: listOf(shared, 'fields'),
    needs: listOf(shared, 'toolNeeds') as ToolNeed[],
    kind: oneOf<ToolKind>(toolKinds, textOf(shared, 'toolKind'), unsaid.kind),
    cost: oneOf<ShownToolCost>(toolCosts, textOf(shared, 'toolCost'), unsaid.cost),
    who_may_apply: audienceOf(rules),
    licence: textOf(shared, 'licence'),
    homepage: textOf(shared, 'homepage'),
    repository: textOf(shared, 'repository') || null,
    rules,
    is_applied_for: isAppliedFor,
    reply_working_days: numberOf(shared, 'replyDays') ?? 0,
    stock_per_year: numberOf(shared, 'stockPerYear'),
    allowance_units: numberOf(shared, 'allowanceUnits') ?? (isAppliedFor ? 1 : 0),
    activation_kind: oneOf(['steps', 'code'] as const, textOf(shared, 'activationKind'), 'steps'),
    term_months: numberOf(shared, 'termMonths'),
    start_link: textOf(shared, 'startLink') || null,
    reviewed_on: textOf(shared, 'reviewedOn') || null,
    interface_languages:
      listOf(shared, 'interfaceLanguages').length > 0 ? listOf(shared, 'interfaceLanguages') : null,
  }
}

/** A tool's questions; null where it has none. */
export function questionsOfRecord(shared: FieldValues) {
  return readQuestions(textOf(shared, 'questions'))
}

/** A tool's text in one language in the toolbox's format. */
export function textOfRecord({ fields }: Pick<ToolRecord, 'fields'>) {
  const description = textOf(fields, 'description')
  return {
    name: textOf(fields, 'name'),
    tagline: textOf(fields, 'tagline'),
    description: linesIn(description),
    description_html: description,
    audience: textOf(fields, 'audience'),
    keywords: textOf(fields, 'keywords'),
    papers: linesOf(fields, 'papers'),
    claim_steps: linesOf(fields, 'claimSteps'),
    exit_route: textOf(fields, 'exitRoute'),
    cost_after: textOf(fields, 'costAfter'),
    activation_steps: linesOf(fields, 'activationSteps'),
  }
}

function linesIn(html: string): string[] {
  return plainText(html)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function numberOf(values: FieldValues, name: string): number | null {
  const text = textOf(values, name)
  return text === '' ? null : Number(text)
}

function oneOf<Value extends string>(options: readonly Value[], value: string, otherwise: Value): Value {
  return options.find((option) => option === value) ?? otherwise
}
