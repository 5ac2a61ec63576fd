import type { VerificationReasonChoice } from '../../../../shared/contract/organisations/organisations.staff.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'

type Notice = { language: Locale; title: string; body: string }

/** A notice with what its reader finds on the page about it: the reason in their words, and further lines. */
export function withReason(
  { language, title, body }: Notice,
  said: Pick<VerificationReasonChoice, 'words'> | undefined,
  lines: string[] = [],
): Notice {
  const why = said ? [said.words.title[language], said.words.next[language]] : []
  return { language, title, body: [body, ...why, ...lines].join('\n') }
}
