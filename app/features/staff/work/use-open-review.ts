import { useEffect } from 'react'
import type { QueueItem } from '../../../../shared/contract/staff/staff-work.ts'
import { lookTerms } from '../../../../shared/rules/staff/staff-queue.ts'
import { browserApi } from '../../../api/transport/browser-api.ts'

/** Events that show that somebody is reading. */
const signsOfLife = ['keydown', 'pointerdown', 'pointermove', 'scroll'] as const

/**
 * Reports that I have this open while the page is visible, and withdraws it when I leave. The page request
 * itself reports nothing, because another site could trigger it. Without script nobody is told, and the
 * version check decides.
 */
export function useOpenReview({ kind, id }: Pick<QueueItem, 'kind' | 'id'>): void {
  useEffect(() => {
    let isAttended = false
    const attend = () => {
      isAttended = true
    }
    const say = () => {
      if (document.visibilityState !== 'visible') return
      // A page left open does not keep its reader signed in. A failure loses nothing: the version check
      // decides.
      browserApi()
        .staff.look({ kind, id }, { isByClock: !isAttended })
        .catch(() => undefined)
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
