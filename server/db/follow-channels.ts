import pg from 'pg'
import type { Logger } from 'pino'

/** How the notifications of one channel are handled. */
export type ChannelFollower = {
  channel: string
  onPayload(payload: string): void
  /** Called after every connect: changes during the disconnection are unknown. */
  onConnect(): void
}

const reconnectMs = 1000

/** Receives changes by LISTEN: all channels of a node on one connection, which is renewed when lost. */
export function followChannels(
  databaseUrl: string,
  followers: ChannelFollower[],
  log: Logger,
): { stop(): Promise<void> } {
  let client: pg.Client | undefined
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  const connect = async () => {
    const next = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
    client = next
    let hasFailed = false
    const retry = () => {
      if (isStopped || hasFailed) return
      hasFailed = true
      timer = setTimeout(connect, reconnectMs)
    }
    next.on('error', retry)
    next.on('end', retry)
    next.on('notification', ({ channel, payload = '' }) => {
      followers.find((follower) => follower.channel === channel)?.onPayload(payload)
    })
    try {
      await next.connect()
      for (const { channel } of followers) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
      for (const follower of followers) follower.onConnect()
    } catch (error) {
      log.warn({ err: error }, 'not hearing of changes, trying again')
      retry()
    }
  }
  void connect()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
