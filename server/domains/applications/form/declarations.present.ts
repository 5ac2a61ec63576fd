import type { Locale } from '../../../../shared/lib/locale.ts'
import type { EligibilityRule } from '../../../../shared/rules/applications/eligibility.ts'
import type { CallContext } from '../../../context.ts'
import { offeringOf } from '../../../db/offering-columns.ts'
import type { ApplicationRow } from '../application.queries.ts'
import { sourceOf } from '../offerings.ts'

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

type Ctx = Pick<CallContext, 'db' | 'services' | 'locale'>

/** The same of an application that is read, each with the words that its team has agreed to. */
export async function presentSentDeclarations(
  ctx: Ctx,
  rules: readonly EligibilityRule[],
  application: Pick<ApplicationRow, 'declared' | 'declarations' | 'offering_kind' | 'offering_number'>,
) {
  const offering = offeringOf(application)
  const agreedIn = (key: string) => application.declarations.find((one) => one.key === key)?.agreed
  return Promise.all(
    presentDeclarations(rules, application, ctx.locale).map(async ({ agreed, ...declaration }) => {
      const sent = agreedIn(declaration.key)
      const words = sent && (await sourceOf(ctx, offering).wordsOf?.(ctx, offering.number, sent))
      return { ...declaration, agreed: agreed && { ...agreed, words: words ?? null } }
    }),
  )
}
