import type { ToolAudience } from '../toolbox/tool-facets.ts'
import type { EligibilityRule } from './eligibility.ts'
import type { QuestionSet } from './questions.ts'

/** A tool's rules as its collection stores them: the text of a JSON list, empty where there are none. */
export function readRules(text: string): EligibilityRule[] {
  return text === '' ? [] : (JSON.parse(text) as EligibilityRule[])
}

/** A tool's questions as stored in its collection; null for a tool that needs no application. */
export function readQuestions(text: string): QuestionSet | null {
  return text === '' ? null : (JSON.parse(text) as QuestionSet)
}

/** The possible applicants, as one value derived from the rules. */
export function audienceOf(rules: readonly EligibilityRule[]): ToolAudience {
  if (rules.some((rule) => rule.kind === 'verifiedOrganisation')) return 'verifiedOrganisation'
  const types = rules.find((rule) => rule.kind === 'entityType')
  if (!types) return 'anyTeam'
  return types.anyOf.includes('volunteerTeam') ? 'unregisteredTeam' : 'verifiedOrganisation'
}
