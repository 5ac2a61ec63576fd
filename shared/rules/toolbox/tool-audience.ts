import type { EligibilityRule } from '../applications/eligibility.ts'
import type { ToolAudience } from './tool-facets.ts'

/** The possible applicants, as one value derived from the rules. */
export function audienceOf(rules: readonly EligibilityRule[]): ToolAudience {
  if (rules.some((rule) => rule.kind === 'verifiedOrganisation')) return 'verifiedOrganisation'
  const types = rules.find((rule) => rule.kind === 'entityType')
  if (!types) return 'anyTeam'
  return types.anyOf.includes('volunteerTeam') ? 'unregisteredTeam' : 'verifiedOrganisation'
}
