import type { ReactNode } from 'react'
import { EmptyState } from './empty-state.tsx'
import { Link } from './link.tsx'

export type NoResultsProps = {
  /** Decides which parts are drawn. */
  seed: string
  title: string
  text: string
  /** The list without the single filter whose removal brings most. */
  without?: { href: string; text: string } | undefined
  action?: ReactNode
}

/** An empty list: why, the change that brings most, and one further step. */
export function NoResults({ seed, title, text, without, action }: NoResultsProps) {
  return (
    <EmptyState
      seed={seed}
      title={title}
      text={
        <div className="stack">
          <p>{text}</p>
          {without && (
            <p>
              <Link href={without.href}>{without.text}</Link>
            </p>
          )}
        </div>
      }
      action={action}
    />
  )
}

type Counts<Facet> = { facet: Facet; totalWithout: number }

/** The chosen filter whose removal leaves most results; undefined if none alone helps. */
export function narrowestFilter<Facet extends string>(
  query: Record<Facet, readonly string[]>,
  facets: Counts<Facet>[],
): Counts<Facet> | undefined {
  return facets
    .filter(({ facet, totalWithout }) => query[facet].length > 0 && totalWithout > 0)
    .sort((a, b) => b.totalWithout - a.totalWithout)[0]
}
