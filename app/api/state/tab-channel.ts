/** What the tabs of one browser tell each other. */
export type TabNews = { kind: 'headerDot'; headerDot: 0 | 1; unread: Unread } | { kind: 'signedOut' }

/** Unread messages by what they are about. */
export type Unread = { tool: number; venture: number; resource: number; internal: number }

/** The channel is named after the product. */
export const channelName = 'yisun'

export type TabChannel = { post(news: TabNews): void; listen(hear: (news: TabNews) => void): void }

/** Talks to the other tabs; silent where the browser knows no such channel. */
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
