import type { Locale } from '../../../../shared/lib/locale.ts'
import type { EligibilityRule } from '../../../../shared/rules/applications/eligibility.ts'
import type { ApplicationRow } from '../application.queries.ts'

/**
 * The statements of an application: those declared when it was sent, in their wording of that day, and those
 * that the offering asks for besides.
 */
export function presentDeclarations(
  rules: readonly EligibilityRule[],
  application: Pick<ApplicationRow, 'declared' | 'declarations'> | undefined,
  locale: Locale,
) {
  const { declared = [], declarations = [] } = application ?? {}
  const asked = rules.filter((rule) => rule.kind === 'declared')
  const isSent = (key: string) => declarations.some((declaration) => declaration.key === key)
  return [...declarations, ...asked.filter(({ key }) => !isSent(key))].map(({ key, statement, agreed }) => ({
    key,
    statement: statement[locale],
    agreed: agreed ? { path: agreed.path, hash: agreed.hash } : null,
    isDeclared: declared.includes(key),
  }))
}
