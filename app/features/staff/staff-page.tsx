import type { ReactNode } from 'react'
import type { Privilege } from '../../../shared/rules/staff/privileges.ts'
import { Heading } from '../../ui/heading.tsx'
import { StaffNav } from './staff-nav.tsx'

export type StaffPageProps = {
  privileges: Privilege[]
  title: string
  /** What the page is for. */
  lead: string
  children: ReactNode
}

/** A page of the console: navigation, title and purpose. */
export function StaffPage({ privileges, title, lead, children }: StaffPageProps) {
  return (
    <div className="page stack stack-lg">
      <StaffNav privileges={privileges} />
      <div className="stack">
        <Heading level={1} text={title} />
        <p className="measure">{lead}</p>
      </div>
      {children}
    </div>
  )
}
