import type { ReactNode } from 'react'
import * as m from '#messages'
import { ErrorSummary, type FieldProblem } from '../../ui/controls/error-summary.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { ActFailure } from './act.ts'

export type FailureSummaryProps = {
  failure: ActFailure | undefined
  /** The fields to correct, where the paths of the errors are not the ids of the fields. */
  problems?: FieldProblem[]
  /** Further help where the refusal concerns no particular field. */
  children?: ReactNode
}

/** Lists the errors of a refused form, linked to their fields, or why it could not be accepted at all. */
export function FailureSummary({ failure, problems: named, children }: FailureSummaryProps) {
  if (!failure) return null
  const problems = named ?? problemsOf(failure)
  if (problems.length === 0) {
    return (
      <Notice kind="error" live answer={failure} title={failure.message}>
        {children}
      </Notice>
    )
  }
  return (
    <ErrorSummary
      answer={failure}
      title={m.error_summary_title({ count: problems.length })}
      problems={problems}
    />
  )
}

function problemsOf(failure: ActFailure): FieldProblem[] {
  return Object.entries(failure.fields).map(([fieldId, text]) => ({ fieldId, text }))
}
