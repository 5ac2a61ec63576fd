import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { applications } from '../../../../shared/contract/applications/applications.ts'
import type { OutputOf } from '../../../../shared/contract/call.ts'
import { ApiError } from '../../../../shared/contract/errors.ts'
import { type OfferingKind, offeringInput } from '../../../../shared/rules/applications/offerings.ts'
import { isMarkedSignedIn } from '../../state/signed-in-mark.ts'
import { browserApi } from '../../transport/browser-api.ts'

export type Eligibility = OutputOf<(typeof applications)['eligibility']>

/** What applies to this reader: fetched after the page, which is the same for everybody. */
export type EligibilityState =
  | { kind: 'signedOut' }
  | { kind: 'asking' }
  | { kind: 'failed' }
  | { kind: 'known'; eligibility: Eligibility }

export type OfferingId = { offeringKind: OfferingKind; offeringId: string }

/** My team against an offering's rules; fetched again on every visit to the page, as after signing in. */
export function useEligibility(
  { offeringKind, offeringId }: OfferingId,
  isAppliedFor: boolean,
): EligibilityState {
  const { key } = useLocation()
  const [state, setState] = useState<EligibilityState>({ kind: 'signedOut' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for a visit to the page
  useEffect(() => {
    if (!isAppliedFor || !isMarkedSignedIn()) return setState({ kind: 'signedOut' })
    let isCurrent = true
    setState({ kind: 'asking' })
    browserApi()
      .applications.eligibility(offeringInput(offeringKind, offeringId))
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
  }, [offeringKind, offeringId, isAppliedFor, key])
  return state
}
