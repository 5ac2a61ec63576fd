import type { ToolAudience } from '../toolbox/tool-facets.ts'
import type { EligibilityRule } from './eligibility.ts'
import type { QuestionSet } from './questions.ts'

/** The rules of a tool as its collection keeps them: the text of a JSON list, empty where there are none. */
export function readRules(text: string): EligibilityRule[] {
  return text === '' ? [] : (JSON.parse(text) as EligibilityRule[])
}

/** The questions of a tool as its collection keeps them; null for one that asks none and so is not applied for. */
export function readQuestions(text: string): QuestionSet | null {
  return text === '' ? null : (JSON.parse(text) as QuestionSet)
}

/** Who may apply, in one word out of the rules. */
export function audienceOf(rules: readonly EligibilityRule[]): ToolAudience {
  if (rules.some((rule) => rule.kind === 'verifiedOrganisation')) return 'verifiedOrganisation'
  const types = rules.find((rule) => rule.kind === 'entityType')
  if (!types) return 'anyTeam'
  return types.anyOf.includes('volunteerTeam') ? 'unregisteredTeam' : 'verifiedOrganisation'
}
