import type { ReactNode } from 'react'

export type GlanceProps = { facts: { term: string; text: ReactNode }[] }

/** The few key facts, joined like boards. */
export function Glance({ facts }: GlanceProps) {
  return (
    <dl className="glance">
      {facts.map((fact, index) => (
        <div key={fact.term} className="glance-fact">
          <dt>{fact.term}</dt>
          <dd>
            {fact.text}
            {index < facts.length - 1 && (
              <svg className="glance-tenon" viewBox="0 0 18 40" aria-hidden="true">
                <path d="M-1 10V30H3V10Z" />
                <path d="M0 10H2L17 4V36L2 30H0" />
              </svg>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
