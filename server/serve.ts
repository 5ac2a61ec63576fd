import type { IncomingMessage, ServerResponse } from 'node:http'
import * as build from 'virtual:react-router/server-build'
import { getRequestListener } from '@hono/node-server'
import { sql } from 'kysely'
import type { ServerBuild } from 'react-router'
import { createHttpProbe } from './adapters/links/http-probe.ts'
import { createBuiltInScan } from './adapters/scan/built-in.ts'
import { createClamavScan } from './adapters/scan/clamav.ts'
import { createApp } from './app.ts'
import { cipherOfSecrets, runningCipher } from './cipher-of-secrets.ts'
import { createKeyedHash } from './crypto/keyed-hash.ts'
import { createPartnerTokens } from './crypto/partner-tokens.ts'
import { auditAnchorsPath, openAuditAnchors } from './db/audit/audit-anchors.ts'
import { auditProblemCauses, auditProblemLine, keepAuditNoted, noteAudit } from './db/audit/audit-watch.ts'
import { openDatabase } from './db/database.ts'
import { loadDemoTeams } from './db/demo/teams/load-demo-teams.ts'
import { followChannels } from './db/follow-channels.ts'
import { noteStart } from './db/last-start.ts'
import { followReplica } from './db/read-replica.ts'
import { watchDatabase } from './db/watch-database.ts'
import { createDeliveryPorts, createIdentityPorts } from './delivery-ports.ts'
import { PageReads } from './domains/dashboard/page-reads.ts'
import { domainPorts } from './domains/ports.ts'
import { closeIfNew, watchOpening } from './domains/settings/open-state.ts'
import { listAdministrators } from './domains/staff/staff-members.ts'
import type { Config } from './env.ts'
import { keepsFilesInCommonPlace, otherPlaceProblem, requireReachableFiles } from './files/common-place.ts'
import { fillEmpty } from './fill-empty.ts'
import { AnswerCache } from './http/calls/answer-cache.ts'
import { admitRequests } from './http/door/admit-requests.ts'
import { createTrustedProxies } from './http/door/client-address.ts'
import { listen } from './http/door/listen.ts'
import { leadsToLocalName } from './http/door/local-name.ts'
import { developmentPolicy, pagePolicy } from './http/door/security-headers.ts'
import { announceChange, contentFollower } from './http/pages/content-changes.ts'
import { buildsByLanguage } from './http/pages/language-assets.ts'
import { PageCache } from './http/pages/page-cache.ts'
import { createPages } from './http/pages/pages.ts'
import { createReadyPages } from './http/pages/ready-pages.ts'
import { addStaticFiles } from './http/pages/static-files.ts'
import { applyView } from './http/pages/view.ts'
import { createMetrics } from './http/routes/metrics.ts'
import { createUnreadHub } from './http/routes/unread-hub.ts'
import { createJobs } from './jobs/boss.ts'
import { oldestJobSeconds } from './jobs/job-age.ts'
import { createLog } from './log.ts'
import type { Secrets } from './secrets.ts'
import type { Services } from './services.ts'
import { storedFiles } from './stored-files.ts'
import { createThreadPool } from './threads/pool.ts'

const answerCacheBytes = 64 * 1024 * 1024
/** Of pages and of answers. */
const maxAgeSeconds = 300
/** How often read counts are written to the database. */
const readsEveryMs = 30_000
/** Counting is one short statement. */
const limitConnections = 4

export type ServerOptions = {
  config: Config
  secrets: Secrets
  /** Of the application's role. */
  databaseUrl: string
  /** Where `npm run build` put the browser's files. */
  clientDir: string
  /** The entry of worker threads, run from source; the build has no second entry. */
  threadFile: string
  /** In development, where pages come from their sources: see `development.ts`. */
  development?: { loadBuild: () => Promise<ServerBuild>; middlewares: Middlewares }
}

type Middlewares = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export type RunningServer = {
  address: string
  /** Whether somebody can invite others. */
  hasAdministrator: boolean
  /** Stops accepting, finishes running requests, stops jobs and closes the pool. */
  stop(): Promise<void>
}

/** Runs one node: starts everything behind the configuration in the order of dependence. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, development } = options
  const demoCipher = config.isDemo ? cipherOfSecrets(options.secrets) : null
  const log = createLog(config)
  const tracing = await tracingOf(config, log)
  // Noted before anybody has an account, a demo's own people too.
  await tellOfAudit(options, log)
  if (config.s3) await requireReachableFiles(storedFiles(config, cipherOfSecrets(options.secrets)))
  if (!config.isDemo && !config.opensAtOnce) await holdNew(options.databaseUrl)
  const indexedTo = await fillEmpty(options.databaseUrl, demoCipher, config.site)
  const watch = watchDatabase(options.databaseUrl)
  const cipher = runningCipher(config, options.secrets)
  const { db, pool, waiting } = openDatabase(options.databaseUrl, { watch, cipher })
  const { db: limits } = openDatabase(options.databaseUrl, {
    maxConnections: limitConnections,
    watch,
    cipher,
  })
  const replica = config.readUrl ? followReplica(config.readUrl, limits, log) : null
  const jobs = createJobs(options.databaseUrl, log)
  const cache = new PageCache({
    // In development every request may differ, so nothing is cached.
    maxBytes: development ? 0 : config.pageCacheBytes,
    maxAgeSeconds,
    applyVariant: applyView,
  })
  const unread = createUnreadHub(db)
  const answerCache = config.pageCacheBytes > 0 ? new AnswerCache(answerCacheBytes, maxAgeSeconds) : null
  const content = contentFollower({ pages: cache, answers: answerCache, replica })
  const changes = followChannels(options.databaseUrl, [content, unread.follower], log)
  await noteStart(db, config)
  const services = {
    ...createServices(options, cipher, db, limits, jobs.enqueue),
    ...{ answers: answerCache, replica, log },
  }
  // From here on an open portal is known to be open, whatever becomes of the database.
  await services.isClosed()
  const auditNotes = keepAuditNoted(db, services.auditAnchors)
  const metrics = createMetrics({
    poolTotal: () => pool.totalCount,
    poolWaiting: waiting,
    oldestJobSeconds: () => oldestJobSeconds(db),
  })
  const reads = new PageReads(db, (error) => log.error({ err: error }, 'counting what is read failed'))
  // Uses the limits' connections, which are quickly free: a busy node is still ready.
  const keepsFilesInPlace = () => keepsFilesInCommonPlace(limits, services.files).catch(() => false)
  // Without the portal's files a node's jobs would fail for them, or write files where nobody finds them.
  if (await keepsFilesInPlace()) {
    await jobs.start(services)
    // A demo whose editors have withdrawn what its teams would use is served without them.
    if (config.isDemo)
      await loadDemoTeams(services).catch((error: unknown) =>
        log.error({ err: error }, 'the teams of the demo are incomplete'),
      )
    if (indexedTo) await jobs.enqueue(db, 'index-missing', indexedTo)
    // Files that an earlier release has left readable.
    await jobs.enqueue(db, 'seal-files', {})
    // Files that a killed node has left.
    await jobs.enqueue(db, 'sweep-files', {})
  } else console.error(otherPlaceProblem(config))
  reads.start(readsEveryMs)
  let isDraining = false
  const proxies = createTrustedProxies(config.trustedProxies)
  const app = createApp({
    services,
    origin: config.origin,
    version: config.version,
    proxies,
    metrics,
    reads,
    log,
    metricsToken: config.metricsToken,
    unread,
    isReady: shared(async () => !isDraining && (await hasRoom(limits)) && (await keepsFilesInPlace())),
    ...(!development && { addFiles: (hono) => addStaticFiles(hono, options.clientDir) }),
    pages: createPages({
      builds: development
        ? { zh: development.loadBuild, en: development.loadBuild }
        : buildsByLanguage(build, options.clientDir, config.assetUrl),
      cache,
      origin: config.origin,
      policyOf: development
        ? () => developmentPolicy
        : (scripts) => pagePolicy({ scripts, assetUrl: config.assetUrl }, config.origin),
      mode: development ? 'development' : 'production',
    }),
  })
  const work = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const answer = admitRequests((request, response) => void work(request, response), proxies)
  const leads = leadsToLocalName(config.origin)
  const answerReady = createReadyPages(cache, config.origin, metrics, reads)
  const stopWork = async () => {
    await jobs.stop()
    await changes.stop()
    await reads.stop()
    await auditNotes.stop()
    await replica?.stop()
    await db.destroy()
    await services.threads.close()
    await limits.destroy()
    await watch.stop()
    await tracing?.stop()
  }
  const listening = await listen(
    (request, response) => {
      if (development) development.middlewares(request, response, () => answer(request, response))
      else if (!leads(request, response) && !answerReady(request, response)) answer(request, response)
    },
    config,
    proxies,
  ).catch(async (error) => {
    // Running work would report errors about the database that is stopped next.
    unread.stop()
    await stopWork()
    throw error
  })
  return {
    address: config.origin,
    hasAdministrator: (await listAdministrators(db)).length > 0,
    async stop() {
      isDraining = true
      // Event streams never finish by themselves.
      unread.stop()
      await listening.close()
      await stopWork()
    },
  }
}

/** Loaded only where spans are sent: what makes them takes memory and time at the start. */
async function tracingOf({ tracing, version }: Config, log: ReturnType<typeof createLog>) {
  if (!tracing) return null
  const { startTracing } = await import('./tracing/start-tracing.ts')
  return startTracing({ ...tracing, version }, log)
}

function createServices(
  options: ServerOptions,
  cipher: Services['cipher'],
  db: Services['pool'],
  limits: Services['limits'],
  enqueue: Services['enqueue'],
): Omit<Services, 'answers' | 'replica' | 'log'> {
  const { config, secrets } = options
  const threads = createThreadPool({ threadFile: options.threadFile })
  return {
    pool: db,
    limits,
    cipher,
    auditAnchors: openAuditAnchors(auditAnchorsPath(config), cipher),
    ...createDeliveryPorts(config, db, cipher),
    ...createIdentityPorts(config),
    files: storedFiles(config, cipher),
    links: config.checksLinks
      ? createHttpProbe({ userAgent: `Mozilla/5.0 (compatible; Yisun-link-check; +${config.origin})` })
      : null,
    scan: config.clamav ? createClamavScan({ address: config.clamav }) : createBuiltInScan(threads),
    threads,
    keyedHash: createKeyedHash(secrets.secret),
    partnerTokens: createPartnerTokens(secrets.encryptionKeys, config.origin),
    enqueue,
    contentChanged: announceChange,
    ports: domainPorts,
    isDemo: config.isDemo,
    isClosed: watchOpening(limits),
    version: config.version,
    origin: config.origin,
  }
}

/** Before the first content is written: a portal with content is not new. */
async function holdNew(databaseUrl: string): Promise<void> {
  const { db } = openDatabase(databaseUrl, { maxConnections: 1 })
  await closeIfNew(db).finally(() => db.destroy())
}

/** Said loudly and at each start; the portal serves on, since who can cut the audit must not be able to stop it too. */
async function tellOfAudit(
  { config, secrets, databaseUrl }: ServerOptions,
  log: Services['log'],
): Promise<void> {
  const cipher = cipherOfSecrets(secrets)
  const { db } = openDatabase(databaseUrl, { maxConnections: 1, cipher })
  const noting = noteAudit(db, openAuditAnchors(auditAnchorsPath(config), cipher))
  const problem = await noting.finally(() => db.destroy())
  if (!problem) return
  log.error({ problem }, 'the audit was tampered with')
  const edge = '!'.repeat(72)
  console.error([edge, auditProblemLine(problem), ...auditProblemCauses(problem), edge].join('\n'))
}

/** Concurrent callers share one result: however many ask, one check runs. */
function shared<T>(find: () => Promise<T>): () => Promise<T> {
  let finding: Promise<T> | null = null
  return () => {
    finding ??= find().finally(() => {
      finding = null
    })
    return finding
  }
}

/**
 * Whether the database answers and its disk has room: it may still read and change what has its place where
 * nothing new can be kept. A list that exceeds its memory goes to the disk, and is gone with its statement.
 */
async function hasRoom(db: Services['pool']): Promise<boolean> {
  const write = db.transaction().execute(async (trx) => {
    await sql`set local work_mem = '64kB'`.execute(trx)
    await sql`select count(*) from generate_series(1, 20000)`.execute(trx)
  })
  return write.then(
    () => true,
    () => false,
  )
}
