import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type DetailsProps = {
  title: ReactNode
  children: ReactNode
  open?: boolean
  /** With lines above and below, for several in a column. */
  lined?: boolean
  /** Only one of the same name stays open. */
  name?: string
  /** The target of an error summary's link. */
  id?: string
}

/** Optional content that unfolds. */
export function Details({ title, children, open, lined, name, id }: DetailsProps) {
  return (
    <details id={id} className={classNames('details', lined && 'details-line')} open={open} name={name}>
      <summary>{title}</summary>
      <div className="details-body">{children}</div>
    </details>
  )
}
