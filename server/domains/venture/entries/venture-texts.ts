import type { Services } from '../../../services.ts'

/** What people write about entries is encrypted, because it may name people. */
const columns = {
  title: 'venture_entries.title',
  note: 'venture_events.note',
  reason: 'venture_decisions.reason',
  feedback: 'venture_decisions.feedback',
  revision: 'venture_revisions.reason',
  revisionFeedback: 'venture_revisions.feedback',
} as const
type TextKind = keyof typeof columns

/** Encrypts a text of the venture programme. */
export function sealText({ cipher }: Pick<Services, 'cipher'>, kind: TextKind, text: string): string {
  return cipher.encrypt(text, columns[kind])
}

/** Reads such a text; null where there is none. */
export function openText({ cipher }: Pick<Services, 'cipher'>, kind: TextKind, stored: string | null) {
  return stored === null ? null : cipher.decrypt(stored, columns[kind])
}
