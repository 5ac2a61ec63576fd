import { createHash } from 'node:crypto'
import * as m from '#messages'
import { locales } from '../../../../shared/lib/locale.ts'
import { sortedJson } from '../../../../shared/lib/sorted-json.ts'
import type { AgreedText, EligibilityRule } from '../../../../shared/rules/applications/eligibility.ts'
import { competitionRulesId, editionAlias } from '../../../../shared/rules/content/venture-collections.ts'
import type { Db } from '../../../db/database.ts'
import { listCompetitionRules } from './competition-rules.queries.ts'

/**
 * The statement by which a team agrees to the rules of an edition, where these are published. Its key changes with their
 * words, so that nobody agrees to a text that has changed since it was read.
 */
export async function agreeToRules(db: Db, edition: number): Promise<EligibilityRule[]> {
  const rows = await listCompetitionRules(db, edition)
  const [shown] = rows
  if (!shown) return []
  const inLanguage = (locale: string) => rows.find(({ language }) => language === locale)
  const words = locales.map((locale) => [locale, inLanguage(locale)?.text ?? null])
  const hash = createHash('sha256')
    .update(sortedJson(Object.fromEntries(words)))
    .digest('hex')
  const agreed: AgreedText = {
    path: `/${editionAlias(edition)}#${competitionRulesId}`,
    versions: Object.fromEntries(rows.map(({ language, version }) => [language, version])),
    hash,
  }
  const statementIn = (locale: (typeof locales)[number]) => {
    const { title, version } = inLanguage(locale) ?? shown
    return m.venture_rules_agreed({ title, version }, { locale })
  }
  const statement = { zh: statementIn('zh'), en: statementIn('en') }
  return [{ kind: 'declared', key: `${competitionRulesId}-${hash.slice(0, 12)}`, statement, agreed }]
}
