import { useEffect, useState } from 'react'
import * as m from '#messages'
import { Button } from '../../ui/button.tsx'

/** Prints the page; only there with script, since without the browser's own menu does. */
export function PrintButton() {
  const [hasScript, setHasScript] = useState(false)
  useEffect(() => setHasScript(true), [])
  if (!hasScript) return null
  return (
    <Button type="button" kind="quiet" onClick={() => window.print()}>
      {m.content_print()}
    </Button>
  )
}
