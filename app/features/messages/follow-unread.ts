import type { UnreadCounts } from '../../../shared/contract/messages.ts'
import { clientState } from '../../api/state/client-state.ts'
import { browserApi } from '../../api/transport/browser-api.ts'
import { holdEvents } from './hold-events.ts'

/** Coming back to a tab fires several events at once. */
const restMs = 1000

/**
 * Keeps the badges current until it is stopped: asks at once and whenever the person comes back to the tab; in between
 * the server pushes to one tab, or that tab asks now and then where it does not, and the shared state passes it on to
 * the others.
 */
export function followUnread(): () => void {
  let askedAt = 0
  let connection = new AbortController()
  const ask = (why?: Event | 'clock') => {
    if (document.visibilityState === 'hidden' || Date.now() - askedAt < restMs) return
    askedAt = Date.now()
    // A failure is reported by the client itself; the badges stay as they were.
    browserApi()
      .messages.unreadCounts({}, { isByClock: why === 'clock' })
      .then(showUnread, () => {})
  }
  const connect = () => {
    connection = new AbortController()
    void holdEvents({ signal: connection.signal, show: showUnread, ask: () => ask('clock') })
  }
  // A page that is kept for Back must not hold the connection; it asks again when it returns.
  const leave = () => connection.abort()
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    connect()
    ask()
  }
  addEventListener('focus', ask)
  document.addEventListener('visibilitychange', ask)
  addEventListener('pagehide', leave)
  addEventListener('pageshow', comeBack)
  ask()
  connect()
  return () => {
    leave()
    removeEventListener('focus', ask)
    document.removeEventListener('visibilitychange', ask)
    removeEventListener('pagehide', leave)
    removeEventListener('pageshow', comeBack)
  }
}

/** Asks for the counts at once, as after a message was read here: the badges do not wait for the server's push. */
export function refreshUnread(): void {
  browserApi()
    .messages.unreadCounts({})
    .then(showUnread, () => {})
}

/** Keeps the counts, under the names of the shared state. */
export function showUnread(counts: UnreadCounts): void {
  if (!clientState.store.getState().userInfo) return
  clientState.setUnread({
    tool: counts.unreadCount,
    resource: counts.UnReadCount,
    internal: counts.RedPointCount,
    venture: counts.ventureUnreadCount,
  })
}
