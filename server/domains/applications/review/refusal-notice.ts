import type { ApplicationRow } from '../application.queries.ts'

type Refused = Pick<ApplicationRow, 'appealed_at'>

/** The message about a refusal: only where none was made yet does it promise an appeal. */
export function refusalNotice({ appealed_at: appealedAt }: Refused) {
  return appealedAt ? 'application_appeal_rejected' : 'application_rejected'
}

/** The same where an approval was turned round. */
export function reversalNotice({ appealed_at: appealedAt }: Refused) {
  return appealedAt ? 'application_reversed_after_appeal' : 'application_reversed_to_rejected'
}
