import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { applications } from '../../../../shared/contract/applications/applications.ts'
import type { OutputOf } from '../../../../shared/contract/call.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import type { ToolQuota } from '../../../../shared/contract/toolbox/toolbox-parts.ts'
import { isMarkedSignedIn } from '../../../api/state/signed-in-mark.ts'
import { browserApi } from '../../../api/transport/browser-api.ts'

type Eligibility = OutputOf<(typeof applications)['eligibility']>

/** What applies to this reader: fetched after the page, which is the same for everybody. */
export type EligibilityState =
  | { kind: 'signedOut' }
  | { kind: 'asking' }
  | { kind: 'failed' }
  | { kind: 'known'; eligibility: Eligibility }

/** My team against a tool's rules; fetched again on every visit to the page, as after signing in. */
export function useEligibility(toolId: string, isAppliedFor: boolean): EligibilityState {
  const { key } = useLocation()
  const [state, setState] = useState<EligibilityState>({ kind: 'signedOut' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for a visit to the page
  useEffect(() => {
    if (!isAppliedFor || !isMarkedSignedIn()) return setState({ kind: 'signedOut' })
    let isCurrent = true
    setState({ kind: 'asking' })
    browserApi()
      .applications.eligibility({ toolId })
      .then(
        (eligibility) => isCurrent && setState({ kind: 'known', eligibility }),
        (error) =>
          isCurrent &&
          setState({
            kind: error instanceof ApiError && error.reason === 'loginEnded' ? 'signedOut' : 'failed',
          }),
      )
    return () => {
      isCurrent = false
    }
  }, [toolId, isAppliedFor, key])
  return state
}

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
