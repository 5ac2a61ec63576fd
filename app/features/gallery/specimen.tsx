import type { ReactNode } from 'react'

export type SpecimenProps = {
  /** Where the primitive is used, in words. */
  title: string
  /** What it is called in the sources. */
  names: string
  children: ReactNode
}

/** One primitive of the gallery in its states, under what it is for and how it is called. */
export function Specimen({ title, names, children }: SpecimenProps) {
  return (
    <div className="stack">
      <h3 className="text-lg">
        {title}{' '}
        <code className="text-sm text-ink-2" translate="no">
          {names}
        </code>
      </h3>
      {children}
    </div>
  )
}
