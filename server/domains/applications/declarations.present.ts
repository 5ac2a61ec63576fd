import type { Locale } from '../../../shared/lib/locale.ts'
import type { EligibilityRule } from '../../../shared/rules/eligibility.ts'

/** The statements that a tool asks for, with those that were declared. */
export function presentDeclarations(
  rules: readonly EligibilityRule[],
  declared: readonly string[],
  locale: Locale,
) {
  return rules
    .filter((rule) => rule.kind === 'declared')
    .map(({ key, statement }) => ({
      key,
      statement: statement[locale],
      isDeclared: declared.includes(key),
    }))
}
