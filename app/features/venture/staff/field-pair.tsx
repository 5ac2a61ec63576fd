import { Children, type ReactNode } from 'react'

/** Fields that belong together: side by side where there is room, one below the other elsewhere. */
export function FieldPair({ children }: { children: ReactNode }) {
  return (
    <div className="form-pair">
      {Children.map(children, (field) => (
        <div>{field}</div>
      ))}
    </div>
  )
}
