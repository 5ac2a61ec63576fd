import { useEffect, useState } from 'react'
import type { Api } from '../../../shared/contract/contract.ts'
import { browserApi } from '../../api/browser-api.ts'

/**
 * Personal texts as the person themselves may read them. The first rendering holds them masked, so that none stands
 * in the HTML; the browser then asks again, encrypted for its own key. Without script, or when that fails, they stay
 * masked.
 */
export function useOwnEyes<T>(shown: T, ask: (api: Api) => Promise<T>): T {
  const [opened, setOpened] = useState<{ of: T; value: T } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each loading of the page
  useEffect(() => {
    if (!JSON.stringify(shown).includes('*')) return
    let isCurrent = true
    ask(browserApi()).then(
      (value) => isCurrent && setOpened({ of: shown, value }),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [shown])
  return opened?.of === shown ? opened.value : shown
}
