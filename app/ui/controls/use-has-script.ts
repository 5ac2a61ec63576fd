import { useEffect, useState } from 'react'

/** Whether the page has been hydrated; false in the HTML, and for good without script. */
export function useHasScript(): boolean {
  const [hasScript, setHasScript] = useState(false)
  useEffect(() => setHasScript(true), [])
  return hasScript
}
