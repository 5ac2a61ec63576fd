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
  /** Where an error summary leads. */
  id?: string
}

/** More, for those who want it. */
export function Details({ title, children, open, lined, name, id }: DetailsProps) {
  return (
    <details id={id} className={classNames('details', lined && 'details-line')} open={open} name={name}>
      <summary>{title}</summary>
      <div className="details-body">{children}</div>
    </details>
  )
}
