import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type DetailsProps = {
  title: ReactNode
  children: ReactNode
  open?: boolean
  /** With lines above and below, for several under each other. */
  lined?: boolean
  /** Only one of the same name stays open. */
  name?: string
}

/** More, for those who want it. */
export function Details({ title, children, open, lined, name }: DetailsProps) {
  return (
    <details className={classNames('details', lined && 'details-line')} open={open} name={name}>
      <summary>{title}</summary>
      <div className="details-body">{children}</div>
    </details>
  )
}
