import * as m from '#messages'
import type { Locale } from '../../../../shared/lib/locale.ts'
import type { AccessAspect, AccessBasis, AccessFinding } from '../../../../shared/rules/accessibility.ts'
import type { PageCheckID } from '../../../../shared/rules/page-checks.ts'

type Word = (inputs: Record<string, never>, options: { locale: Locale }) => string

const aspects: Record<AccessAspect, Word> = {
  keyboard: m.access_aspect_keyboard,
  screenReader: m.access_aspect_screen_reader,
  captions: m.access_aspect_captions,
  contrast: m.access_aspect_contrast,
}
const findings: Record<AccessFinding, Word> = {
  works: m.access_finding_works,
  partly: m.access_finding_partly,
  fails: m.access_finding_fails,
  notApplicable: m.access_finding_not_applicable,
  notChecked: m.access_finding_not_checked,
}
const bases: Record<AccessBasis, Word> = {
  tried: m.access_basis_tried,
  documents: m.access_basis_documents,
}
/** What a check covers, and its criterion. */
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
