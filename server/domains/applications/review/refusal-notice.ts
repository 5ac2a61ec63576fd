import type { ApplicationRow } from '../application.queries.ts'

type Refused = Pick<ApplicationRow, 'appealed_at'>

/** The message about a refusal, which promises an appeal only if none has been made. */
export function refusalNotice({ appealed_at: appealedAt }: Refused) {
  return appealedAt ? 'application_appeal_rejected' : 'application_rejected'
}

/** The same for a reversed approval. */
export function reversalNotice({ appealed_at: appealedAt }: Refused) {
  return appealedAt ? 'application_reversed_after_appeal' : 'application_reversed_to_rejected'
}
