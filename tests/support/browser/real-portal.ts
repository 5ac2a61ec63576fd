import { spawnSync } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { memoryFolder } from '../portal/memory-folder.ts'
import { startMain } from './demo-portal.ts'
import { gateways } from './outbox-page.ts'

const root = join(import.meta.dirname, '../../..')

export type RealPortal = {
  origin: string
  /** Runs `npm run staff:invite` with these arguments, with `settings` in place of the portal's own. */
  invite(args: string[], settings?: Record<string, string>): { said: string; link: string | null }
  /** Restarts it on the same data. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/**
 * A real portal without the demo, on an empty data folder, which sends codes through a gateway. It waits for its
 * opening unless the settings say otherwise.
 */
export async function openRealPortal(more: Record<string, string> = {}): Promise<RealPortal> {
  const port = String(randomInt(20_000, 32_000))
  const origin = `http://localhost:${port}`
  const dataDir = mkdtempSync(join(memoryFolder(), 'yisun-real-'))
  const gateway = await openGateway(origin)
  const settings = {
    ...{ PORT: port, HOST: '127.0.0.1', YISUN_DEMO: '0', YISUN_ORIGIN: origin, YISUN_DATA_DIR: dataDir },
    ...{ YISUN_SMS_URL: gateway.url, YISUN_SMS_KEY: randomBytes(24).toString('hex') },
    // Each browser states an address of its own, since codes are limited by address.
    YISUN_TRUSTED_PROXIES: '127.0.0.1',
    ...more,
  }
  let stop = await startMain(origin, settings)
  return {
    origin,
    invite(args, others = {}) {
      const command = ['--no-warnings', join(root, 'scripts/staff-invite.ts'), ...args]
      const env = { ...process.env, ...settings, ...others }
      const { stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' })
      const said = stdout + stderr
      return { said, link: /^http\S+$/m.exec(stdout)?.[0] ?? null }
    },
    async restart() {
      await stop()
      stop = await startMain(origin, settings)
    },
    async stop() {
      await stop()
      gateway.close()
      rmSync(dataDir, { recursive: true, force: true })
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
