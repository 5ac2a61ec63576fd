import type { UnreadCounts } from '../../../shared/contract/messages.ts'
import { clientState } from '../../api/state/client-state.ts'

/** Of a browser's tabs, one holds this lock, and with it the connection that the server pushes to. */
const lockName = 'yisun-events'
/** The wait after the first refusal; each further one doubles it, up to a minute. */
const firstWaitMs = 5000
const longestWaitMs = 60_000

type Follower = {
  /** Aborted when the tab is closed. */
  signal: AbortSignal
  show(counts: UnreadCounts): void
  /** Asks the server for the counts. */
  ask(): void
}

/** Receives pushes, or polls while the server refuses, until the tab is closed or the login has ended. */
export async function holdEvents(follower: Follower): Promise<void> {
  const { signal, ask } = follower
  let refusals = 0
  const follow = async () => {
    const isRefused = await receive(follower, () => {
      refusals = 0
    })
    // A hidden tab leaves it to the others.
    if (!isRefused || document.visibilityState === 'hidden') return isRefused
    ask()
    await wait(Math.min(firstWaitMs * 2 ** refusals, longestWaitMs), signal)
    refusals += 1
    return clientState.store.getState().userInfo !== null
  }
  // Without locks (plain http) every tab would hold its own connection; asking on return to a tab is enough
  // there.
  while (await navigator.locks?.request(lockName, { signal }, follow).catch(() => false))
    await inSight(signal)
}

/**
 * Receives until the tab is closed or the session has ended; the browser reconnects by itself when a
 * connection breaks.
 * @returns whether the server refuses the connection
 */
function receive({ signal, show }: Follower, onOpen: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    const source = new EventSource('/events')
    let isOpen = false
    const end = (isRefused: boolean) => {
      source.close()
      signal.removeEventListener('abort', leave)
      resolve(isRefused)
    }
    const leave = () => end(false)
    source.addEventListener('open', () => {
      isOpen = true
      onOpen()
    })
    source.addEventListener('unread', ({ data }) => show(JSON.parse(data) as UnreadCounts))
    source.addEventListener('end', leave)
    source.addEventListener('error', () => {
      if (!isOpen || source.readyState === EventSource.CLOSED) end(true)
      isOpen = false
    })
    signal.addEventListener('abort', leave)
  })
}

/** Waits roughly this long, so that browsers return at different moments, or until the tab is closed. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return until(signal, (done) => {
    const timer = setTimeout(done, ms * (0.75 + Math.random() / 2))
    return () => clearTimeout(timer)
  })
}

/** Waits until the tab is visible or closed. */
async function inSight(signal: AbortSignal): Promise<void> {
  if (document.visibilityState !== 'hidden') return
  await until(signal, (done) => {
    document.addEventListener('visibilitychange', done)
    return () => document.removeEventListener('visibilitychange', done)
  })
}

function until(signal: AbortSignal, begin: (done: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      signal.removeEventListener('abort', done)
      stop()
      resolve()
    }
    const stop = begin(done)
    signal.addEventListener('abort', done)
  })
}
