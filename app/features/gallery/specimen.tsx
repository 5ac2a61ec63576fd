import type { ReactNode } from 'react'

export type SpecimenProps = {
  /** What the primitive is for. */
  title: string
  /** Its names in the source. */
  names: string
  children: ReactNode
}

/** One primitive of the gallery in all its states, under its purpose and its names. */
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
