type StepListProps = {
  steps: string[]
  /** The language of the steps, where it is not the page's. */
  lang: string | undefined
}

/** Numbered steps, each joined to the next by a line. */
export function StepList({ steps, lang }: StepListProps) {
  return (
    <ol className="step-list" lang={lang}>
      {steps.map((step, index) => (
        <li key={step}>
          <span className="step-number" aria-hidden="true">
            {index + 1}
          </span>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  )
}
