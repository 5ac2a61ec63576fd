import { useShownAnswer } from '../use-shown-answer.ts'

export type FieldProblem = {
  /** The id of the field to mend. */
  fieldId: string
  text: string
}

export type ErrorSummaryProps = {
  /** Says how many: 有 2 处需要修改 */
  title: string
  problems: FieldProblem[]
  /** What the server or the form said: a new answer takes the focus, the same one drawn again leaves it where it is. */
  answer: unknown
}

/** What must be mended, at the top of a refused form; takes the focus when it appears, with script or without. */
export function ErrorSummary({ title, problems, answer }: ErrorSummaryProps) {
  const shown = useShownAnswer<HTMLDivElement>(answer)
  return (
    <div className="error-summary" role="alert" {...shown}>
      <h2 className="text-xl">{title}</h2>
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
 * Gives a field the focus, out of what is folded up. The address stays as it is: another one would be another page to
 * the router, without the answer that this summary stands in.
 * @returns false where there is no such field
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
