import type { ReactNode } from 'react'
import { EmptyArt } from './joint/pictures.tsx'

export type EmptyStateProps = {
  /** Decides which parts are drawn. */
  seed: string
  title: ReactNode
  /** What will appear here. */
  text?: ReactNode
  /** One thing to do. */
  action?: ReactNode
  headingLevel?: 1 | 2 | 3
  /** Another picture, for example that of a missing page. */
  art?: ReactNode
}

/** Nothing here yet: what will be, and the single step that leads to it. */
export function EmptyState({ seed, title, text, action, headingLevel = 2, art }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="empty">
      <div className="empty-art">{art ?? <EmptyArt seed={seed} />}</div>
      <div className="stack">
        <Heading className="text-xl">{title}</Heading>
        {text && <div className="empty-text">{text}</div>}
        {action && <div>{action}</div>}
      </div>
    </div>
  )
}
