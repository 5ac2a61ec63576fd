import { useEffect, useState } from 'react'

/** Whether the page answers to its script; not yet in the HTML, which is what stays without one. */
export function useHasScript(): boolean {
  const [hasScript, setHasScript] = useState(false)
  useEffect(() => setHasScript(true), [])
  return hasScript
}
