import * as m from '#messages'
import type { ActFailure } from '../../api/act.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Why a request was not taken, above the page. */
export function RequestFailed({ failure }: { failure: ActFailure }) {
  const problems = Object.entries(failure.fields).map(([fieldId, text]) => ({ fieldId, text }))
  if (problems.length === 0) return <Notice kind="error" live title={failure.message} />
  return <ErrorSummary title={m.error_summary_title({ count: problems.length })} problems={problems} />
}
