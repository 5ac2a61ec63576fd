import { randomBytes, randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { inject } from 'vitest'
import { createDiskFiles } from '../../server/adapters/files/disk.ts'
import { createBuiltInScan } from '../../server/adapters/scan/built-in.ts'
import { createApp } from '../../server/app.ts'
import { createPersonalCipher } from '../../server/crypto/personal-columns.ts'
import { type Db, openDatabase } from '../../server/db/database.ts'
import { createTrustedProxies } from '../../server/http/client-address.ts'
import { announceChange } from '../../server/http/content-changes.ts'
import { sessionCookie } from '../../server/http/cookie-names.ts'
import { createInProcessApi } from '../../server/http/in-process-api.ts'
import { createMetrics } from '../../server/http/metrics.ts'
import { scopeOfRequest } from '../../server/http/scope-of-request.ts'
import { createJobs, type Jobs } from '../../server/jobs/boss.ts'
import type { Services } from '../../server/services.ts'
import type { Api } from '../../shared/contract/contract.ts'
import type { Locale } from '../../shared/lib/locale.ts'
import { databaseAt, runAs, templateName } from './postgres.ts'

export const testOrigin = 'http://localhost:3000'

/** A whole portal on a database of its own, without a network port. */
export type TestPortal = {
  db: Db
  services: Services
  jobs: Jobs
  /** Sends a request to the server as a browser of this site would. */
  fetch(path: string, init?: RequestInit & { cookie?: string; address?: string }): Promise<Response>
  /** The typed client in-process, as whoever a session token stands for. */
  api(options?: { token?: string; locale?: Locale; browserId?: string; address?: string }): Promise<Api>
  /** Of the database's owner, for what the application may not do. */
  ownerUrl: string
  /** Where the uploaded files of this portal lie. */
  filesDir: string
  close(): Promise<void>
}

/** Clones the migrated template for a test file; close it in `afterAll`. */
export async function openPortal(): Promise<TestPortal> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await runAs(inject('adminUrl'), [`create database ${name} template ${templateName} owner yisun_owner`])
  const appUrl = databaseAt(inject('appUrl'), name)
  const log = pino({ level: 'silent' })
  const { db, pool } = openDatabase(appUrl)
  const jobs = createJobs(appUrl, log)
  const filesDir = join(tmpdir(), name)
  await jobs.connect()
  const services = testServices(db, jobs, filesDir)
  const app = createApp({
    services,
    origin: testOrigin,
    proxies: createTrustedProxies([]),
    metrics: createMetrics({
      poolTotal: () => pool.totalCount,
      poolWaiting: () => pool.waitingCount,
      oldestJobSeconds: async () => 0,
    }),
    log,
    metricsToken: null,
    isReady: async () => true,
  })
  return {
    db,
    services,
    jobs,
    ownerUrl: databaseAt(inject('ownerUrl'), name),
    filesDir,
    async fetch(path, { cookie, address = '127.0.0.1', ...init } = {}) {
      const headers = new Headers(init.headers)
      if (!headers.has('sec-fetch-site')) headers.set('sec-fetch-site', 'same-origin')
      if (cookie) headers.set('cookie', cookie)
      const env = { incoming: { socket: { remoteAddress: address } } }
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
      await jobs.stop()
      await db.destroy()
      rmSync(filesDir, { recursive: true, force: true })
      await runAs(inject('adminUrl'), [`drop database ${name} with (force)`])
    },
  }
}

function testServices(db: Db, jobs: Jobs, filesDir: string): Services {
  return {
    pool: db,
    cipher: createPersonalCipher({ currentKeyId: 'test', keys: new Map([['test', Buffer.alloc(32, 7)]]) }),
    files: createDiskFiles(filesDir),
    scan: createBuiltInScan(),
    enqueue: jobs.enqueue,
    contentChanged: (trx) => announceChange(trx, 'changed'),
    isDemo: true,
    origin: testOrigin,
  }
}
