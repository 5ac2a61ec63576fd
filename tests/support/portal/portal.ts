import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import { inject } from 'vitest'
import { createApp } from '../../../server/app.ts'
import { cipherOfSecrets } from '../../../server/cipher-of-secrets.ts'
import { sessionCookie } from '../../../server/cookie-names.ts'
import { type Db, openDatabase } from '../../../server/db/database.ts'
import { followChannels } from '../../../server/db/follow-channels.ts'
import { PageReads } from '../../../server/domains/dashboard/page-reads.ts'
import { createInProcessApi } from '../../../server/http/calls/in-process-api.ts'
import { scopeOfRequest } from '../../../server/http/calls/scope-of-request.ts'
import { createTrustedProxies } from '../../../server/http/door/client-address.ts'
import { createMetrics } from '../../../server/http/routes/metrics.ts'
import { createUnreadHub } from '../../../server/http/routes/unread-hub.ts'
import type { Services } from '../../../server/services.ts'
import type { Api } from '../../../shared/contract/contract.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { noteHead } from '../world/note-head.ts'
import { cloneTemplate } from './clone-template.ts'
import { fetchFrom, listenWith } from './network.ts'
import { databaseAt, runAs } from './postgres.ts'
import { openTestJobs } from './test-jobs.ts'
import { testOrigin, testSecrets, testServices } from './test-services.ts'

export { testOrigin }

export type TestRequest = RequestInit & {
  cookie?: string
  address?: string
  /** Sent like an old browser, which does not name the site that a request comes from. */
  withoutFetchSite?: boolean
  /** The version 1.0 is that of a simple proxy. */
  httpVersion?: '1.0' | '1.1'
}

/** A whole portal on a database of its own, without a network port unless requested. */
export type TestPortal = {
  db: Db
  services: Services
  /** Counted page reads that are not yet written. */
  reads: PageReads
  /**
   * Runs the due jobs. Mails and text messages are in `outbox_messages` afterwards.
   * @returns how many were done, and the failures; a failed job is due again later
   */
  runJobs(): Promise<{ done: number; failures: unknown[] }>
  /** Subscribes to changes from now on, as a running node does. */
  follow(): void
  /** Makes jobs due that wait for their time or for a retry. */
  makeJobsDue(): Promise<void>
  /** Sends a request to the server as a browser of this site would. */
  fetch(path: string, init?: TestRequest): Promise<Response>
  /** The typed client in-process, as the owner of a session token. */
  api(options?: { token?: string; locale?: Locale; browserId?: string; address?: string }): Promise<Api>
  /** The application role's connection, for further processes on the same database. */
  appUrl: string
  /** The database owner's connection, for what the application may not do. */
  ownerUrl: string
  /** The listening address; empty if it does not listen. */
  address: string
  /** The folder of this portal's uploaded files. */
  filesDir: string
  /** The method and pattern of every address that the server answers, except pages. */
  routes: readonly { method: string; path: string }[]
  close(): Promise<void>
}

/**
 * A portal for a test file on a clone of the migrated template, or on a database that the test has made;
 * close it in `afterAll`, which drops the database. With several nodes on one database, close each; the first
 * drops it.
 */
export async function openPortal(
  options: {
    database?: string
    /** The initial content: none, or that of a demo. */
    content?: 'none' | 'demo'
    metricsToken?: string
    log?: Logger
    trustedProxies?: string[]
    /** Whether requests reach it through a port and keep-alive connections, as an attacker's do. */
    listens?: boolean
    /** The heartbeat interval of open connections. */
    beatMs?: number
  } = {},
): Promise<TestPortal> {
  const name = options.database ?? (await cloneTemplate(options.content))
  const appUrl = databaseAt(inject('appUrl'), name)
  const log = options.log ?? pino({ level: 'silent' })
  const { db, pool, waiting } = openDatabase(appUrl, { cipher: cipherOfSecrets(testSecrets) })
  const { db: limits } = openDatabase(appUrl, { maxConnections: 4, cipher: cipherOfSecrets(testSecrets) })
  const filesDir = join(tmpdir(), name)
  const jobs = await openTestJobs(db)
  const services = testServices(db, limits, jobs.enqueue, filesDir, log)
  await noteHead(db, services.auditAnchors)
  let following: ReturnType<typeof followChannels> | undefined
  const unread = createUnreadHub(db, { beatMs: options.beatMs ?? 100 })
  const reads = new PageReads(db, (error) => log.error({ err: error }, 'counting failed'))
  const app = createApp({
    unread,
    reads,
    services,
    origin: testOrigin,
    version: '0.0.0',
    proxies: createTrustedProxies(options.listens ? ['127.0.0.1'] : (options.trustedProxies ?? [])),
    metrics: createMetrics({
      poolTotal: () => pool.totalCount,
      poolWaiting: waiting,
      oldestJobSeconds: async () => 0,
    }),
    log,
    metricsToken: options.metricsToken ?? null,
    isReady: async () => true,
  })
  const listening = options.listens ? await listenWith(app.fetch) : null
  return {
    db,
    services,
    reads,
    runJobs: () => jobs.run(services),
    follow() {
      following ??= followChannels(appUrl, [unread.follower], log)
    },
    makeJobsDue: () => jobs.makeDue(),
    appUrl,
    ownerUrl: databaseAt(inject('ownerUrl'), name),
    address: listening?.address ?? '',
    filesDir,
    routes: app.routes,
    async fetch(path, request = {}) {
      if (listening) return fetchFrom(listening.address, path, request)
      const { cookie, address = '127.0.0.1', withoutFetchSite, httpVersion = '1.1', ...init } = request
      const headers = new Headers(init.headers)
      if (!headers.has('sec-fetch-site') && !withoutFetchSite) headers.set('sec-fetch-site', 'same-origin')
      if (cookie) headers.set('cookie', cookie)
      const env = { incoming: { socket: { remoteAddress: address }, httpVersion } }
      return app.fetch(new Request(new URL(path, testOrigin), { ...init, headers }), env)
    },
    async api({ token, locale = 'zh', browserId, address = '127.0.0.1' } = {}) {
      const cookies = [token && `${sessionCookie}=${token}`, browserId && `__Host-yisun_browser=${browserId}`]
      const scope = await scopeOfRequest(services, {
        path: locale === 'en' ? '/en' : '/',
        cookieHeader: cookies.filter(Boolean).join('; ') || undefined,
        userAgent: 'Vitest',
        address,
        requestId: randomUUID(),
      })
      return createInProcessApi(scope, (error) => {
        throw error
      })
    },
    async close() {
      unread.stop()
      await listening?.close()
      await following?.stop()
      await jobs.close()
      await db.destroy()
      await limits.destroy()
      rmSync(filesDir, { recursive: true, force: true })
      rmSync(`${filesDir}-audit.log`, { force: true })
      await runAs(inject('adminUrl'), [`drop database if exists ${name} with (force)`])
    },
  }
}
