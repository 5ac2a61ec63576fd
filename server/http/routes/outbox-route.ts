import { createHash, timingSafeEqual } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, Next } from 'hono'
import { outboxCookie } from '../../cookie-names.ts'
import { listDemoMembers } from '../../db/demo/demo-people.ts'
import { keptMessages } from '../../domains/messages/sending/outbox.ts'
import { outboxKey } from '../../domains/messages/sending/outbox-key.ts'
import { outboxAsking, outboxPage } from '../../domains/messages/sending/outbox-page.ts'
import { outboxStyles } from '../../domains/messages/sending/outbox-styles.ts'
import { demoStaffCodes } from '../../domains/staff/demo-staff-codes.ts'
import type { HttpEnv } from '../http-env.ts'

type C = Context<HttpEnv>

const keptSeconds = 30 * 24 * 3600
const styleHash = createHash('sha256').update(outboxStyles).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

/**
 * The demo's outbox, which shows sign-in codes: for a person on this very machine who has seen its terminal,
 * which shows the required key. A loopback socket and a Host header prove nothing: a forwarder brings both.
 * The key moves from the address into a cookie at once. To everybody else the path does not exist, and
 * responds like any unknown path.
 */
export async function outboxRoute(c: C, next: Next): Promise<Response | undefined> {
  if (!c.var.services.isDemo || !isAskedHere(c)) {
    await next()
    return undefined
  }
  const { services } = c.var
  const headers = { 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' }
  const { cookies } = await c.var.scope()
  const stated = c.req.query('key')
  if (stated !== undefined && isKey(services, stated)) {
    cookies.set(outboxCookie, stated, { maxAgeSeconds: keptSeconds })
    for (const change of cookies.changes()) c.header('Set-Cookie', change, { append: true })
    return c.redirect('/outbox', 303)
  }
  if (!isKey(services, cookies.get(outboxCookie) ?? '')) return c.html(await outboxAsking(), 403, headers)
  const { pool, cipher } = services
  const page = await outboxPage(await keptMessages(services), {
    staff: await demoStaffCodes(services),
    members: await listDemoMembers(pool, cipher),
  })
  return c.html(page, 200, headers)
}

function isKey({ keyedHash }: C['var']['services'], stated: string): boolean {
  const [given, wanted] = [Buffer.from(stated), Buffer.from(outboxKey(keyedHash))]
  return given.byteLength === wanted.byteLength && timingSafeEqual(given, wanted)
}

/**
 * Whether the request was made on this machine, straight to this node: by a loopback socket, to a local name
 * (another name that resolves here would be a rebinding), and through no proxy, which would also use a
 * loopback socket. A proxy without headers of its own still speaks HTTP/1.0, which no browser does.
 */
function isAskedHere(c: C): boolean {
  const socketAddress = getConnInfo(c).remote.address ?? ''
  const { httpVersion } = (c.env as HttpBindings).incoming
  const isForwarded =
    httpVersion === '1.0' || [...c.req.raw.headers.keys()].some((name) => proxyHeader.test(name))
  return loopbackAddress.test(socketAddress) && localHost.test(c.req.header('host') ?? '') && !isForwarded
}

const loopbackAddress = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/i
const localHost = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i
const proxyHeader =
  /^(?:forwarded|via|x-forwarded(?:-.*)?|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.*|x-envoy-.*|x-proxyuser-ip|x-amzn-.*|fastly-client-ip|cdn-loop|cf-.*|true-client-ip)$/i
