import * as m from '#messages'
import { useShownAnswer } from '../../ui/use-shown-answer.ts'

export type FieldProblem = {
  /** The id of the field to correct. */
  fieldId: string
  text: string
}

export type ErrorSummaryProps = {
  /** Instead of how many there are: 有 2 处需要修改 */
  title?: string
  problems: FieldProblem[]
  /** The answer of server or form: a new one takes the focus, re-rendering the same one does not. */
  answer: unknown
}

/** What must be corrected, at the top of a refused form; takes the focus, with or without script. */
export function ErrorSummary({ title, problems, answer }: ErrorSummaryProps) {
  const shown = useShownAnswer<HTMLDivElement>(answer)
  return (
    <div className="error-summary" role="alert" {...shown}>
      <h2 className="text-xl">{title ?? m.error_summary_title({ count: problems.length })}</h2>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.fieldId} ${problem.text}`}>
            <a
              href={`#${problem.fieldId}`}
              onClick={(event) => goTo(problem.fieldId) && event.preventDefault()}
            >
              {problem.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * Focuses a field and unfolds what hides it. The address stays as it is: the router would treat another one
 * as another page, without the answer that contains this summary.
 * @returns false if there is no such field
 */
function goTo(fieldId: string): boolean {
  const field = document.getElementById(fieldId)
  if (!field) return false
  for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  const target = field instanceof HTMLDetailsElement ? field.querySelector('summary') : field
  target?.focus()
  return true
}
