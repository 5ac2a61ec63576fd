import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { sessionCookie } from '../../cookie-names.ts'
import { peekSession } from '../../domains/sign-in/sessions/resolve-session.ts'
import { eventsAddress } from '../door/admit-requests.ts'
import { RequestCookies } from '../door/cookie-jar.ts'
import type { HttpEnv } from '../http-env.ts'
import type { UnreadHub, UnreadSubscriber } from './unread-hub.ts'

/** Unsent events that a connection may hold before its client counts as stuck. */
const mostWaiting = 20

/**
 * Server-sent events for a signed-in person: `unread` with the counts, at once and whenever they change;
 * `end` when the session has ended. An open connection does not keep a session from idling out. The address
 * has one spelling: in any other an open stream would take the place of a page, see `admit-requests.ts`.
 */
export function eventsRoute(hub: UnreadHub) {
  return async (c: Context<HttpEnv>): Promise<Response> => {
    if (c.req.method !== 'GET' || addressOf(c) !== eventsAddress) return c.text('', 404)
    const { pool } = c.var.services
    const token = new RequestCookies(c.req.header('cookie')).get(sessionCookie)
    const resolve = async () => (token ? peekSession(pool, token) : null)
    const account = await resolve()
    // A browser's EventSource does not reconnect after a refusal.
    if (!account) return c.text('', 403)
    let unsubscribe: (() => void) | null = null
    const stream = new ReadableStream<Uint8Array>(
      {
        start(controller) {
          unsubscribe = hub.subscribe(account, { resolve, ...writerTo(controller, () => unsubscribe?.()) })
          if (!unsubscribe) controller.close()
        },
        cancel: () => unsubscribe?.(),
      },
      { highWaterMark: mostWaiting },
    )
    if (!unsubscribe) return c.text('', 503, { 'Retry-After': '60' })
    c.req.raw.signal.addEventListener('abort', () => unsubscribe?.())
    return new Response(stream, {
      headers: {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
      },
    })
  }
}

/** The address as it was sent, which is what requests are admitted by. */
function addressOf(c: Context<HttpEnv>): string {
  const sent = (c.env as Partial<HttpBindings>).incoming?.url
  return sent ?? c.req.url.slice(new URL(c.req.url).origin.length)
}

function writerTo(
  controller: ReadableStreamDefaultController<Uint8Array>,
  close: () => void,
): Omit<UnreadSubscriber, 'resolve'> {
  const encoder = new TextEncoder()
  const write = (text: string) => {
    if ((controller.desiredSize ?? 0) > 0) return controller.enqueue(encoder.encode(text))
    close()
    controller.error(new Error('the browser stopped reading'))
  }
  // Random, so that browsers reconnect at different moments after a node went down.
  const retryMs = 2000 + Math.floor(Math.random() * 4000)
  write(`retry: ${retryMs}\n\n`)
  return {
    send: (counts) => write(`event: unread\ndata: ${JSON.stringify(counts)}\n\n`),
    beat: () => write(': beat\n\n'),
    end(reason) {
      if (reason === 'sessionEnded') write('event: end\ndata: {}\n\n')
      // Null where the stream has just failed.
      if (controller.desiredSize !== null) controller.close()
    },
  }
}
