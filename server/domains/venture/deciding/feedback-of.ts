import type { OwnContext } from '../../../own-transaction.ts'
import type { RoundRow } from '../entries/rounds.queries.ts'
import { openReviewText } from '../judging/judge-texts.ts'
import { listSent } from './standings.queries.ts'

/** What the judges of each entry wrote for its team, one after the other, without saying who; by entry. */
export async function feedbackOf(
  { db, services }: Pick<OwnContext, 'db' | 'services'>,
  round: RoundRow,
): Promise<Map<string, string>> {
  const words = new Map<string, string[]>()
  for (const { entry_id: entry, feedback_encrypted: sealed } of await listSent(db, round.number)) {
    const text = openReviewText(services, 'feedback', sealed)
    if (text) words.set(entry, [...(words.get(entry) ?? []), text])
  }
  return new Map([...words].map(([entry, texts]) => [entry, texts.join('\n\n')]))
}
