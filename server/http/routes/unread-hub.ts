import type { UnreadCounts } from '../../../shared/contract/messages.ts'
import type { Account } from '../../context.ts'
import type { Db } from '../../db/database.ts'
import type { ChannelFollower } from '../../db/follow-channels.ts'
import { type Reader, readerOf } from '../../domains/messages/reader.ts'
import { unreadChannel } from '../../domains/messages/unread-channel.ts'
import { unreadCountsOf } from '../../domains/messages/unread-counts.ts'
import { standingSessions } from '../../domains/sign-in/sessions/resolve-session.ts'

/** A listener that is told the counts as they change. */
export type UnreadSubscriber = {
  /** The account at this moment; null once the session has ended. */
  resolve(): Promise<Account | null>
  send(counts: UnreadCounts): void
  /** Shows that the connection is alive. */
  beat(): void
  /** The session has ended, or the node is stopping. */
  end(reason: 'sessionEnded' | 'stopping'): void
}

export type UnreadHub = {
  /** Sends the counts at once and after changes; returns how to stop, null above a node or account limit. */
  subscribe(account: Account, subscriber: UnreadSubscriber): (() => void) | null
  follower: ChannelFollower
  stop(): void
}

export type UnreadHubOptions = { beatMs?: number; mostInAll?: number; mostPerAccount?: number }

type Subscription = UnreadSubscriber & {
  reader: Reader
  sessionId: string
  last: string
  timer: NodeJS.Timeout | undefined
  beats: NodeJS.Timeout | undefined
}

/** How soon a connection ends after its session: checked for all at once, by one short statement. */
const checkMs = 500

/** Several messages of one transaction, or of a few at once, cause one count. */
const gatherMs = 50

/**
 * Pushes unread counts to the browsers that are connected to this node. Any node may write the message: the
 * notification names the account or team, and each subscriber's counts are read with its current rights.
 */
export function createUnreadHub(pool: Db, options: UnreadHubOptions = {}): UnreadHub {
  const { beatMs = 25_000, mostInAll = 5_000, mostPerAccount = 10 } = options
  const subscriptions = new Set<Subscription>()
  let isStopped = false

  const close = (subscription: Subscription) => {
    clearTimeout(subscription.timer)
    clearInterval(subscription.beats)
    subscriptions.delete(subscription)
  }
  const tell = async (subscription: Subscription) => {
    const account = await subscription.resolve()
    if (!subscriptions.has(subscription)) return
    if (!account) {
      close(subscription)
      return subscription.end('sessionEnded')
    }
    subscription.reader = readerOf(account)
    const counts = await unreadCountsOf(pool, subscription.reader)
    const text = JSON.stringify(counts)
    if (text === subscription.last || !subscriptions.has(subscription)) return
    subscription.last = text
    subscription.send(counts)
  }
  const schedule = (subscription: Subscription) => {
    subscription.timer ??= setTimeout(() => {
      subscription.timer = undefined
      // During an outage the next beat tries again.
      tell(subscription).catch(() => {})
    }, gatherMs)
  }
  /** Catches every ended session: a notification may be lost, and expiry sends none. */
  const checkSessions = async () => {
    const open = [...subscriptions]
    const standing = await standingSessions(
      pool,
      open.map(({ sessionId }) => sessionId),
    )
    for (const subscription of open) {
      if (standing.has(subscription.sessionId) || !subscriptions.has(subscription)) continue
      close(subscription)
      subscription.end('sessionEnded')
    }
  }
  let checking: NodeJS.Timeout | undefined
  const checkAgain = () => {
    if (isStopped || subscriptions.size === 0) {
      checking = undefined
      return
    }
    checking = setTimeout(() => {
      // During an outage nothing is sent; the next check tries again.
      checkSessions()
        .catch(() => {})
        .finally(checkAgain)
    }, checkMs)
  }
  const scheduleFor = (isMeant: (reader: Reader) => boolean) => {
    for (const subscription of subscriptions) if (isMeant(subscription.reader)) schedule(subscription)
  }
  return {
    subscribe(account, subscriber) {
      const own = [...subscriptions].filter(({ reader }) => reader.accountId === account.accountId)
      if (subscriptions.size >= mostInAll || own.length >= mostPerAccount) return null
      const subscription: Subscription = {
        ...subscriber,
        reader: readerOf(account),
        sessionId: account.sessionId,
        last: '',
        timer: undefined,
        beats: undefined,
      }
      subscriptions.add(subscription)
      subscription.beats = setInterval(() => {
        subscription.beat()
        schedule(subscription)
      }, beatMs)
      schedule(subscription)
      if (!checking) checkAgain()
      return () => close(subscription)
    },
    follower: {
      channel: unreadChannel,
      onPayload: (id) => scheduleFor((reader) => reader.accountId === id || reader.teamId === id),
      onConnect: () => scheduleFor(() => true),
    },
    stop() {
      isStopped = true
      clearTimeout(checking)
      for (const subscription of subscriptions) {
        close(subscription)
        subscription.end('stopping')
      }
    },
  }
}
