import type { CallContext } from '../../../context.ts'
import { openText } from '../entries/venture-texts.ts'
import { findPublishedFeedback } from './decisions.queries.ts'

/** What the judges have to say to the team of an entry that was eliminated, once the round is published; else null. */
export async function feedbackOfEntry(
  { db, services }: Pick<CallContext, 'db' | 'services'>,
  applicationId: string,
): Promise<string | null> {
  return openText(services, 'feedback', await findPublishedFeedback(db, applicationId))
}
