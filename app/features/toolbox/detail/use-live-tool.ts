import { useEffect, useState } from 'react'
import type { ToolQuota } from '../../../../shared/contract/toolbox/toolbox-parts.ts'
import { browserApi } from '../../../api/transport/browser-api.ts'

/** The remaining quota of a tool at this moment; null until it is known, or if it cannot be loaded. */
export function useQuota(toolId: string, isLimited: boolean): ToolQuota | null {
  const [quota, setQuota] = useState<ToolQuota | null>(null)
  useEffect(() => {
    setQuota(null)
    if (!isLimited) return
    const controller = new AbortController()
    browserApi()
      .toolbox.item({ toolId }, { signal: controller.signal })
      .then(
        (item) => setQuota(item.quota),
        () => {},
      )
    return () => controller.abort()
  }, [toolId, isLimited])
  return quota
}
