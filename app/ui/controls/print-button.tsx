import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { useHasScript } from './use-has-script.ts'

export type PrintButtonProps = { children: ReactNode }

/** Prints the page; only shown with script, since without it the browser's own menu does. */
export function PrintButton({ children }: PrintButtonProps) {
  const hasScript = useHasScript()
  if (!hasScript) return null
  return (
    <Button type="button" kind="quiet" onClick={() => window.print()}>
      {children}
    </Button>
  )
}
