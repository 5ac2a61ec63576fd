/** Messages between the tabs of one browser. */
export type TabNews = { kind: 'headerDot'; headerDot: 0 | 1; unread: Unread } | { kind: 'signedOut' }

/** Counts of unread messages by category. */
export type Unread = { tool: number; venture: number; resource: number; internal: number }

/** The channel has the product's name. */
export const channelName = 'yisun'

export type TabChannel = { post(news: TabNews): void; listen(hear: (news: TabNews) => void): void }

/** Talks to the other tabs; does nothing where the browser has no BroadcastChannel. */
export function createTabChannel(): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { post() {}, listen() {} }
  const channel = new BroadcastChannel(channelName)
  return {
    post: (news) => channel.postMessage(news),
    listen(hear) {
      channel.onmessage = (event: MessageEvent<TabNews>) => hear(event.data)
    },
  }
}
