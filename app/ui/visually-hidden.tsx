import type { ReactNode } from 'react'

export type VisuallyHiddenProps = { children: ReactNode; id?: string }

/** Words for screen readers alone. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span className="hidden-visually" id={id}>
      {children}
    </span>
  )
}
