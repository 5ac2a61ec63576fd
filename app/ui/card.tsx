import { Children, type ReactNode } from 'react'
import { Anchor } from './link.tsx'

type CardFact = { term: string; text: ReactNode }

export type CardProps = {
  href: string
  title: ReactNode
  /** A drawing or an image with an empty `alt`. */
  cover?: ReactNode
  /** A state or a kind, above the title. */
  tag?: ReactNode
  text?: ReactNode
  /** Who may apply, cost, usual reply time, last reviewed. */
  facts?: CardFact[]
  headingLevel?: 2 | 3 | 4
}

/** One thing to open: a single link that covers the card; nothing else in it can be pressed. */
export function Card({ href, title, cover, tag, text, facts, headingLevel = 3 }: CardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className="card">
      {cover && <div className="card-cover">{cover}</div>}
      <div className="card-body">
        {tag && <div>{tag}</div>}
        <Heading className="card-title">
          <Anchor href={href} className="card-link">
            {title}
          </Anchor>
        </Heading>
        {text && <p className="card-text">{text}</p>}
        {facts && facts.length > 0 && (
          <dl className="card-facts">
            {facts.map((fact) => (
              <CardFactRow key={fact.term} {...fact} />
            ))}
          </dl>
        )}
      </div>
    </article>
  )
}

function CardFactRow({ term, text }: CardFact) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </>
  )
}

export type CardGridProps = { children: ReactNode }

/** Cards in a list, as many in a row as fit; each child becomes an item. */
export function CardGrid({ children }: CardGridProps) {
  return (
    <ul className="card-grid">
      {Children.map(children, (child) => (
        <li className="grid">{child}</li>
      ))}
    </ul>
  )
}
