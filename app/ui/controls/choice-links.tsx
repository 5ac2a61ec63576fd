import type { ReactNode } from 'react'
import { Anchor } from '../link.tsx'

type ChoiceLink = { key: string; text: ReactNode; count?: number; href: string; isChosen: boolean }

export type ChoiceLinksProps = { label: string; items: ChoiceLink[] }

/** Views of a list, each a link with its number of items. */
export function ChoiceLinks({ label, items }: ChoiceLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="choice-links">
        {items.map(({ key, text, count, href, isChosen }) => (
          <li key={key}>
            <Anchor className="choice-link" href={href} aria-current={isChosen ? 'true' : undefined}>
              {text} {count !== undefined && <span className="text-ink-2">{count}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
