import { spawnSync } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { startEmbedded } from '../../../server/db/embedded.ts'
import { openMailServer, type ReceivedMail } from '../portal/mail-server.ts'
import { memoryFolder } from '../portal/memory-folder.ts'
import { databaseAt, makeEmptyDatabase } from '../portal/postgres.ts'
import { startMain } from './demo-portal.ts'
import { gateways } from './outbox-page.ts'

const root = join(import.meta.dirname, '../../..')

export type RealPortal = {
  origin: string
  /** What it has mailed, oldest first. */
  mails: ReceivedMail[]
  /** Runs `npm run staff:invite` with these arguments, with `settings` in place of the portal's own. */
  invite(args: string[], settings?: Record<string, string>): { said: string; link: string | null }
  /** Restarts it on the same data. */
  restart(): Promise<void>
  /** Backs it up while it runs, stops it, and starts what was restored into an empty folder and database. */
  moveElsewhere(): Promise<void>
  stop(): Promise<void>
}

/** Where a portal keeps everything. */
type Place = Record<'YISUN_DATA_DIR', string> & Record<string, string>

/**
 * A real portal without the demo, on an empty data folder, which sends codes and mails by servers of the test. It
 * waits for its opening unless the settings say otherwise.
 * @param more its settings beside those that every portal of tests has
 * @param database `own` for a PostgreSQL beside the portal, as operators have it
 */
export async function openRealPortal(
  more: Record<string, string> = {},
  database: 'embedded' | 'own' = 'embedded',
): Promise<RealPortal> {
  const port = String(randomInt(20_000, 32_000))
  const origin = `http://localhost:${port}`
  const [gateway, mail] = await Promise.all([openGateway(origin), openMailServer()])
  const places = database === 'own' ? await openOwnPlaces() : openEmbeddedPlaces()
  const settings: Record<string, string> = {
    ...{ PORT: port, HOST: '127.0.0.1', YISUN_DEMO: '0', YISUN_ORIGIN: origin },
    ...{ YISUN_SMS_URL: gateway.url, YISUN_SMS_KEY: randomBytes(24).toString('hex') },
    ...{ YISUN_SMTP_URL: mail.url, YISUN_MAIL_FROM: 'portal@river.example' },
    // Each browser states an address of its own, since codes are limited by address.
    YISUN_TRUSTED_PROXIES: '127.0.0.1',
    ...more,
    ...(await places.next()),
  }
  const run = (script: string, args: string[], others: Record<string, string> = {}) =>
    spawnSync(process.execPath, ['--no-warnings', join(root, 'scripts', script), ...args], {
      env: { ...process.env, ...settings, ...others },
      encoding: 'utf8',
    })
  const runWell = (script: string, ...args: string[]) => {
    const { status, stderr } = run(script, args)
    if (status !== 0) throw new Error(`${script}: ${stderr}`)
  }
  let stop = await startMain(origin, settings)
  return {
    origin,
    mails: mail.mails,
    invite(args, others) {
      const { stdout, stderr } = run('staff-invite.ts', args, others)
      return { said: stdout + stderr, link: /^http\S+$/m.exec(stdout)?.[0] ?? null }
    },
    async restart() {
      await stop()
      stop = await startMain(origin, settings)
    },
    async moveElsewhere() {
      const backup = join(places.folder(), 'backup')
      runWell('backup/backup.ts', backup)
      await stop()
      Object.assign(settings, await places.next())
      runWell('backup/restore.ts', backup)
      stop = await startMain(origin, settings)
    },
    async stop() {
      await stop()
      gateway.close()
      await Promise.all([mail.close(), places.remove()])
    },
  }
}

type Places = {
  /** An empty place with the keys of the one before. */
  next(): Promise<Place>
  /** A new folder beside them. */
  folder(): string
  remove(): Promise<void>
}

/** Data folders, each with a database of its own. */
function openEmbeddedPlaces(): Places {
  const made: string[] = []
  const folder = () => {
    made.push(mkdtempSync(join(memoryFolder(), 'yisun-real-')))
    return made.at(-1) as string
  }
  let before: string | undefined
  return {
    folder,
    async next() {
      const dataDir = folder()
      if (before) copyFileSync(join(before, 'secrets.json'), join(dataDir, 'secrets.json'))
      before = dataDir
      return { YISUN_DATA_DIR: dataDir }
    },
    async remove() {
      for (const one of made) rmSync(one, { recursive: true, force: true })
    },
  }
}

/** Empty databases of one PostgreSQL that does not belong to the portal, and empty data folders. */
async function openOwnPlaces(): Promise<Places> {
  const { folder, remove } = openEmbeddedPlaces()
  const home = folder()
  chmodSync(home, 0o755)
  const server = await startEmbedded({ dataDir: join(home, 'server'), isDurable: false })
  const keys = {
    YISUN_SECRET: randomBytes(48).toString('base64'),
    YISUN_ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  }
  return {
    folder,
    async next() {
      const name = `portal_${randomBytes(4).toString('hex')}`
      await makeEmptyDatabase(server.adminUrl, name)
      return {
        ...keys,
        YISUN_DATA_DIR: folder(),
        DATABASE_URL: databaseAt(server.appUrl, name),
        DATABASE_OWNER_URL: databaseAt(server.ownerUrl, name),
      }
    },
    async remove() {
      await server.stop()
      await remove()
    },
  }
}

/** Receives text messages like a vendor's gateway and keeps them for tests that wait for a code. */
async function openGateway(origin: string): Promise<{ url: string; close(): void }> {
  const taken: { to: string; text: string }[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    taken.unshift(JSON.parse(Buffer.concat(parts).toString('utf8')))
    response.writeHead(202).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  gateways.set(origin, (phone) => taken.filter(({ to }) => to.endsWith(phone)).map(({ text }) => text))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/sms`, close: () => server.close() }
}
