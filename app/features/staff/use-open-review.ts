import { useEffect } from 'react'
import type { Api } from '../../../shared/contract/contract.ts'
import { lookTerms, type QueueKind } from '../../../shared/rules/staff-queue.ts'
import { browserApi } from '../../api/browser-api.ts'

export type OpenReview = { kind: QueueKind; id: string }

const looks: Record<QueueKind, (api: Api, id: string) => Promise<unknown>> = {
  application: (api, id) => api.applicationsStaff.look({ applicationId: id }),
  verification: (api, id) => api.organisationsStaff.open({ organisationId: id }),
  feedback: (api, id) => api.supportStaff.open({ ticketId: id }),
}

/**
 * Goes on saying that I have this open while the page is in sight, and takes it back when I leave it. Without script
 * it holds for the few minutes after the page was loaded.
 */
export function useOpenReview({ kind, id }: OpenReview): void {
  useEffect(() => {
    const say = () => {
      if (document.visibilityState !== 'visible') return
      // Nothing is lost where it fails: the version decides.
      looks[kind](browserApi(), id).catch(() => undefined)
    }
    const sayAgain = (event: PageTransitionEvent) => {
      if (event.persisted) say()
    }
    const leave = () => {
      browserApi()
        .staff.leave({ id }, { keepalive: true })
        .catch(() => undefined)
    }
    const timer = setInterval(say, lookTerms.againSeconds * 1000)
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', sayAgain)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', sayAgain)
      leave()
    }
  }, [kind, id])
}
