import { type ReactNode, useEffect, useState } from 'react'
import { Button } from './button.tsx'

export type PrintButtonProps = { children: ReactNode }

/** Prints the page; only there with script, since without the browser's own menu does. */
export function PrintButton({ children }: PrintButtonProps) {
  const [hasScript, setHasScript] = useState(false)
  useEffect(() => setHasScript(true), [])
  if (!hasScript) return null
  return (
    <Button type="button" kind="quiet" onClick={() => window.print()}>
      {children}
    </Button>
  )
}
