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

export type SkipLinkProps = { href: `#${string}`; children: ReactNode }

/** The first thing that Tab reaches; leads past the header. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className="skip-link" href={href}>
      {children}
    </a>
  )
}
