import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cipherOfSecrets } from './cipher-of-secrets.ts'
import { createKeyedHash } from './crypto/keyed-hash.ts'
import { refuseDemoStaff } from './db/demo/refuse-demo-staff.ts'
import { prepareDatabase } from './db/prepare-database.ts'
import { outboxLink } from './domains/messages/sending/outbox-key.ts'
import { type Config, readConfig } from './env.ts'
import { loadSecrets, type Secrets } from './secrets.ts'
import type { RunningServer, startServer } from './serve.ts'
import { StartError } from './start-error.ts'

const root = join(import.meta.dirname, '..')
/** Requests have 10 seconds to finish after SIGTERM; jobs and connections a little longer. */
const drainTimeoutMs = 15_000

// React renders many times slower in development mode, which is its default.
process.env.NODE_ENV ??= 'production'

const stopSignal = listenForStop()
try {
  await run()
} catch (error) {
  stopWith(error)
}

/** Runs one node from its configuration until it is stopped. */
async function run(): Promise<void> {
  const config = readConfig(process.env)
  const secrets = loadSecrets(config)
  // Loads while the database starts; a missing build is reported only after it.
  const loading = loadServer()
  loading.catch(() => {})
  const database = await prepareDatabase(config, { log: say, onLost: stopWith })
  let server: RunningServer
  try {
    if (!config.isDemo) await refuseDemoStaff(database.url, cipherOfSecrets(secrets))
    const start = await loading
    server = await start({
      config,
      secrets,
      databaseUrl: database.url,
      clientDir: join(root, 'build/client'),
      threadFile: join(root, 'server/threads/thread.ts'),
    })
  } catch (error) {
    await database.stop()
    throw explainListening(error, config)
  }
  announce(config, secrets, server.hasAdministrator)
  const signal = await stopSignal
  say(`${signal}: finishing what runs`)
  await Promise.race([server.stop(), afterMs(drainTimeoutMs)])
  await database.stop()
  process.exit(0)
}

/** The server is built together with the pages, so that both see the same modules. */
async function loadServer(): Promise<typeof startServer> {
  if (process.argv.includes('--development')) return (await import('./development.ts')).startDevelopment
  const entry = join(root, 'build/server/index.js')
  if (!existsSync(entry))
    throw new StartError('The build is missing; start with "npm start", or run "npm run build"')
  const built: { startServer: typeof startServer } = await import(entry)
  return built.startServer
}

function announce(config: Config, { secret }: Secrets, hasAdministrator: boolean): void {
  const lines = [
    `益榫 Yisun ${config.version}`,
    `  地址 Address  ${config.origin}`,
    `  数据 Data     ${config.dataDir}${config.database ? ' + DATABASE_URL' : ''}`,
  ]
  if (config.isDemo) {
    // Codes, mails and staff authenticator codes, only for the person at this terminal.
    lines.push(`  演示 Demo     验证码 sign-in codes: ${outboxLink(config.origin, createKeyedHash(secret))}`)
  }
  if (!hasAdministrator) {
    lines.push('  还没有管理员，在这台机器上用同样的设置生成第一份邀请')
    lines.push('  Nobody administers it yet: on this machine, with the same settings, invite the first')
    lines.push('                npm run staff:invite -- --name 林澄 --roles administrator')
  }
  say(lines.join('\n'))
}

/**
 * Resolves with the first signal. Ctrl-C reaches this process twice where `npm start` passes it on as well; a
 * later one means that somebody does not want to wait.
 */
function listenForStop(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let firstAt = 0
    const onSignal = (signal: NodeJS.Signals) => {
      if (firstAt && Date.now() - firstAt > 1000) process.exit(1)
      firstAt ||= Date.now()
      resolve(signal)
    }
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal)
  })
}

function explainListening(error: unknown, { host, port }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'EADDRINUSE') return new StartError(`PORT: ${port} on ${host} is taken; expects a free one`)
  if (code === 'EACCES') return new StartError(`PORT: ${port} is reserved for root; expects one from 1024 on`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(`HOST: ${host} is no address of this machine; expects one that is`)
  }
  return error
}

/** A problem that the operator can solve is one line; a defect keeps its stack. */
function stopWith(error: unknown): void {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}

function say(line: string): void {
  console.log(line)
}

function afterMs(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
