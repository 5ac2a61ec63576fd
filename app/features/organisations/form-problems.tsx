import * as m from '#messages'
import type { ActFailure } from '../../api/act.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Notice } from '../../ui/notice.tsx'

/** What a refused form has to be mended, or why it could not be taken at all. */
export function FormProblems({ failure }: { failure: ActFailure | undefined }) {
  if (!failure) return null
  const problems = Object.entries(failure.fields).map(([fieldId, text]) => ({ fieldId, text }))
  if (problems.length > 0) {
    return (
      <ErrorSummary
        // The same mistake twice is two answers: each takes the focus.
        key={JSON.stringify(failure.values)}
        title={m.error_summary_title({ count: problems.length })}
        problems={problems}
      />
    )
  }
  return (
    <Notice kind="error" live title={failure.message}>
      {failure.error === 'organisationExists' && <p>{m.verification_exists_next()}</p>}
    </Notice>
  )
}
