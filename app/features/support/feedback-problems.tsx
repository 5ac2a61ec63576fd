import * as m from '#messages'
import type { ActFailure } from '../../api/act.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Notice } from '../../ui/notice.tsx'

/** What a refused form has to be mended, or why it could not be taken. Everything typed is still in it. */
export function FeedbackProblems({ failure }: { failure: ActFailure | undefined }) {
  if (!failure) return null
  const problems = Object.entries(failure.fields).map(([fieldId, text]) => ({ fieldId, text }))
  if (problems.length === 0) return <Notice kind="error" live title={failure.message} />
  return (
    <ErrorSummary
      key={JSON.stringify(failure.values)}
      title={m.error_summary_title({ count: problems.length })}
      problems={problems}
    />
  )
}
