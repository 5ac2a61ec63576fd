import type { UnreadCounts } from '../../../shared/contract/messages.ts'
import { clientState } from '../../api/state/client-state.ts'
import { browserApi } from '../../api/transport/browser-api.ts'
import { holdEvents } from './hold-events.ts'

/** Coming back to a tab fires several events at once. */
const restMs = 1000

/**
 * Keeps the badges current until it is stopped: asks at once and whenever the person returns to the tab. In
 * between the server pushes to one tab, or that tab polls if the server does not; the shared state passes the
 * counts on to the other tabs.
 */
export function followUnread(): () => void {
  let askedAt = 0
  let connection = new AbortController()
  const ask = (why?: Event | 'clock') => {
    if (document.visibilityState === 'hidden' || Date.now() - askedAt < restMs) return
    askedAt = Date.now()
    // The client reports a failure itself; the badges stay as they were.
    browserApi()
      .messages.unreadCounts({}, { isByClock: why === 'clock' })
      .then(showUnread, () => {})
  }
  const connect = () => {
    connection = new AbortController()
    void holdEvents({ signal: connection.signal, show: showUnread, ask: () => ask('clock') })
  }
  // A page kept for Back must not hold the connection; it asks again when it returns.
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

/** Asks for the counts at once, for example after a message was read here, instead of waiting for a push. */
export function refreshUnread(): void {
  browserApi()
    .messages.unreadCounts({})
    .then(showUnread, () => {})
}

/** Stores the counts under the names of the shared state. */
export function showUnread(counts: UnreadCounts): void {
  if (!clientState.store.getState().userInfo) return
  clientState.setUnread({
    tool: counts.unreadCount,
    resource: counts.UnReadCount,
    internal: counts.RedPointCount,
    venture: counts.ventureUnreadCount,
  })
}
