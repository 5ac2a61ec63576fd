import type { ReactNode } from 'react'

/** green: good · azure: under way · amber: your turn · red: failed · plain: neither. The text says it too. */
export type Tone = 'green' | 'azure' | 'amber' | 'red' | 'plain'

export type StatusTagProps = { tone?: Tone; children: ReactNode }

/** A short state in words on a tint. */
export function StatusTag({ tone = 'plain', children }: StatusTagProps) {
  return <strong className={`tag tone-${tone}`}>{children}</strong>
}
