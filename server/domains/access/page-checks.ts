import type { PageChecks } from '../../../shared/contract/access.ts'
import { type PageCheckRun, pageChecks } from '../../../shared/rules/page-checks.ts'
import type { CallContext } from '../../context.ts'
import { checkTexts } from '../toolbox/accessibility/access-words.ts'
import kept from './page-check-run.json' with { type: 'json' }

/** The checks of the page tests, and the last complete run, which those tests record beside this file. */
export async function listPageChecks({ locale }: Pick<CallContext, 'locale'>): Promise<PageChecks> {
  const { run } = kept as { run: PageCheckRun | null }
  return {
    checks: pageChecks.map(({ id, isPerView }) => ({ id, isPerView, ...checkTexts(id, locale) })),
    run,
  }
}
