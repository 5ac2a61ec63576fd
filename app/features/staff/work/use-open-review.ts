import { useEffect } from 'react'
import type { CallOptions } from '../../../../shared/contract/call.ts'
import type { Api } from '../../../../shared/contract/contract.ts'
import { lookTerms, type QueueKind } from '../../../../shared/rules/staff/staff-queue.ts'
import { browserApi } from '../../../api/transport/browser-api.ts'

export type OpenReview = { kind: QueueKind | 'superAdminChange'; id: string }

const looks: Record<OpenReview['kind'], (api: Api, id: string, options: CallOptions) => Promise<unknown>> = {
  application: (api, id, options) => api.applicationsStaff.look({ applicationId: id }, options),
  verification: (api, id, options) => api.organisationsStaff.open({ organisationId: id }, options),
  feedback: (api, id, options) => api.supportStaff.open({ ticketId: id }, options),
  superAdminChange: (api, id, options) => api.organisationsStaff.changeOpen({ changeId: id }, options),
}

/** What somebody does who is reading. */
const signsOfLife = ['keydown', 'pointerdown', 'pointermove', 'scroll'] as const

/**
 * Says that I have this open while the page is in sight, and takes it back when I leave it. The page that is asked for
 * says nothing by itself: another site could ask for it. Without script nobody is told, and the version decides.
 */
export function useOpenReview({ kind, id }: OpenReview): void {
  useEffect(() => {
    let isAttended = false
    const attend = () => {
      isAttended = true
    }
    const say = () => {
      if (document.visibilityState !== 'visible') return
      // A page that was left open does not keep its reader signed in. Nothing is lost where it fails: the version
      // decides.
      looks[kind](browserApi(), id, { isByClock: !isAttended }).catch(() => undefined)
      isAttended = false
    }
    const sayAgain = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      attend()
      say()
    }
    const leave = () => {
      browserApi()
        .staff.leave({ id }, { keepalive: true })
        .catch(() => undefined)
    }
    attend()
    say()
    const timer = setInterval(say, lookTerms.againSeconds * 1000)
    for (const sign of signsOfLife) window.addEventListener(sign, attend, { passive: true, capture: true })
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', sayAgain)
    return () => {
      clearInterval(timer)
      for (const sign of signsOfLife) window.removeEventListener(sign, attend, { capture: true })
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', sayAgain)
      leave()
    }
  }, [kind, id])
}
