import type { ReactNode } from 'react'
import { Heading } from '../../ui/heading.tsx'

type ToldPageProps = { title: string; text?: string; children?: ReactNode }

/** A page that says one thing, and what can be done about it. */
export function ToldPage({ title, text, children }: ToldPageProps) {
  return (
    <div className="page stack stack-lg">
      <Heading level={1} text={title} />
      {text && <p className="measure">{text}</p>}
      {children}
    </div>
  )
}
