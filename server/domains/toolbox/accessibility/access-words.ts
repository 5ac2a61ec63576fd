import * as m from '#messages'
import { words as aspects } from '#words/access_aspect'
import { words as bases } from '#words/access_basis'
import { words as findings } from '#words/access_finding'
import type { Locale } from '../../../../shared/lib/locale.ts'
import type { AccessAspect, AccessBasis, AccessFinding } from '../../../../shared/rules/accessibility.ts'
import type { PageCheckID } from '../../../../shared/rules/page-checks.ts'

type Word = (inputs: Record<string, never>, options: { locale: Locale }) => string

/** What a check looks at, and by what measure. */
const checks: Record<PageCheckID, [Word, Word]> = {
  rules: [m.access_check_rules, m.access_check_rules_by],
  reflow: [m.access_check_reflow, m.access_check_reflow_by],
  targets: [m.access_check_targets, m.access_check_targets_by],
  structure: [m.access_check_structure, m.access_check_structure_by],
  ownWords: [m.access_check_own_words, m.access_check_own_words_by],
  oneLanguage: [m.access_check_one_language, m.access_check_one_language_by],
  tabWalk: [m.access_check_tab_walk, m.access_check_tab_walk_by],
  composing: [m.access_check_composing, m.access_check_composing_by],
  media: [m.access_check_media, m.access_check_media_by],
  textRoom: [m.access_check_text_room, m.access_check_text_room_by],
}

export function aspectName(aspect: AccessAspect, locale: Locale): string {
  return aspects[aspect]({}, { locale })
}

export function findingText(finding: AccessFinding, locale: Locale): string {
  return findings[finding]({}, { locale })
}

export function basisText(basis: AccessBasis, locale: Locale): string {
  return bases[basis]({}, { locale })
}

export function checkTexts(check: PageCheckID, locale: Locale): { text: string; standard: string } {
  const [text, standard] = checks[check]
  return { text: text({}, { locale }), standard: standard({}, { locale }) }
}
