import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

type SummaryRow = {
  term: string
  value: ReactNode
  /** A link back to the question. */
  change?: { href: string; text: string }
}

export type SummaryListProps = { rows: SummaryRow[] }

/** Questions and their answers, to check before sending or to read afterwards. */
export function SummaryList({ rows }: SummaryListProps) {
  return (
    <dl>
      {rows.map(({ term, value, change }) => (
        <div key={term} className="summary-row">
          <dt>{term}</dt>
          <dd>{value}</dd>
          {change && (
            <dd>
              <Link href={change.href} alone>
                {change.text}
                <VisuallyHidden> {term}</VisuallyHidden>
              </Link>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
