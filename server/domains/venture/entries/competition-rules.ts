import { createHash } from 'node:crypto'
import * as m from '#messages'
import { locales } from '../../../../shared/lib/locale.ts'
import { sortedJson } from '../../../../shared/lib/sorted-json.ts'
import type { AgreedText, EligibilityRule } from '../../../../shared/rules/applications/eligibility.ts'
import { competitionRulesId, editionAlias } from '../../../../shared/rules/content/venture-collections.ts'
import type { CallContext } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import type { AgreedWords } from '../../applications/ports/offering-port.ts'
import { htmlOf } from '../../content/shown-parts.ts'
import { listCompetitionRules, listRulesOf, type RulesRow } from './competition-rules.queries.ts'
import { findRound } from './rounds.queries.ts'

/**
 * The statement by which a team agrees to the rules of an edition, where these are published. Its key changes with their
 * words, so that nobody agrees to a text that has changed since it was read.
 */
export async function agreeToRules(db: Db, edition: number): Promise<EligibilityRule[]> {
  const rows = await listCompetitionRules(db, edition)
  const [shown] = rows
  if (!shown) return []
  const inLanguage = (locale: string) => rows.find(({ language }) => language === locale)
  const hash = hashOf(rows)
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

/** The fingerprint of the rules in all languages together. */
function hashOf(rows: readonly RulesRow[]): string {
  const textIn = (locale: string) => rows.find(({ language }) => language === locale)?.text ?? null
  const words = Object.fromEntries(locales.map((locale) => [locale, textIn(locale)]))
  return createHash('sha256').update(sortedJson(words)).digest('hex')
}

/** The rules of a round's edition as a team agreed to them, whatever they say by now; null where they differ from that. */
export async function rulesAsAgreed(
  ctx: Pick<CallContext, 'db' | 'locale'>,
  round: number,
  { versions, hash }: AgreedText,
): Promise<AgreedWords | null> {
  const stored = await findRound(ctx.db, round)
  const rows = stored ? await listRulesOf(ctx.db, stored.edition, versions) : []
  const shown = rows.find(({ language }) => language === ctx.locale) ?? rows[0]
  if (!shown || hashOf(rows) !== hash) return null
  // They unfold below a heading of the third level.
  const html = (await htmlOf(ctx, shown.text))
    .replace(/<(\/?)h[34][^>]*>/g, '<$1h5>')
    .replace(/<(\/?)h2[^>]*>/g, '<$1h4>')
  return { language: shown.language, html }
}
