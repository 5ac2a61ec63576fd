import type { ReactNode } from 'react'
import { Notice } from '../../ui/notice.tsx'
import type { ActFailure } from './act.ts'
import { ErrorSummary, type FieldProblem } from './error-summary.tsx'

export type FailureSummaryProps = {
  failure: ActFailure | undefined
  /** The id of a field by the path of its error and what was posted, where it is not the path itself. */
  fieldId?: (path: string, values: ActFailure['values']) => string
  /** The fields to correct, where their words differ too. */
  problems?: FieldProblem[]
  /** Further help where the refusal concerns no particular field. */
  children?: ReactNode
}

/** Lists the errors of a refused form, linked to their fields, or why it could not be accepted at all. */
export function FailureSummary({ failure, fieldId, problems: named, children }: FailureSummaryProps) {
  if (!failure) return null
  const problems = named ?? problemsOf(failure, fieldId)
  if (problems.length === 0) {
    return (
      <Notice kind="error" live answer={failure} title={failure.message}>
        {children}
      </Notice>
    )
  }
  return <ErrorSummary answer={failure} problems={problems} />
}

function problemsOf(
  { fields, values }: ActFailure,
  fieldId = (path: string, _: ActFailure['values']) => path,
) {
  return Object.entries(fields).map(([path, text]) => ({ fieldId: fieldId(path, values), text }))
}
