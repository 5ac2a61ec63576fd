import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { TestRequest } from '../portal/portal.ts'
import { type Docker, openDocker } from './docker.ts'
import { certificates, makeNodeBase } from './node-base.ts'
import { standIns } from './stand-ins.ts'

const checkout = join(import.meta.dirname, '../../..')
const folder = join(checkout, 'deploy/compose')
const vendorName = 'sms.yisun.internal'

export type ComposedPortal = Pick<Docker, 'docker' | 'compose'> & {
  domain: string
  image: string
  /** Whether the other programs are those of the file; otherwise Debian's stand for them. */
  isReal: boolean
  /** The text messages that a vendor's gateway has taken. */
  texts: string[]
  /** Asks Caddy as somebody outside does, on a connection of its own; only `believe` vouches for it. */
  ask(path: string, init?: TestRequest, host?: string): Promise<Response>
  /** Takes a certificate as that of an authority. */
  believe(certificate: string): void
  /** What Docker says of a service's container, by a template. */
  stateOf(service: string, template: string): Promise<string>
  close(): Promise<void>
}

/** Builds what `deploy/compose` starts, as its guide says, under a name of this run alone; nothing is started yet. */
export async function composePortal(): Promise<ComposedPortal> {
  const [name, domain] = [`yisun-try-${randomBytes(4).toString('hex')}`, 'portal.localhost']
  const place = mkdtempSync(join(tmpdir(), 'yisun-compose-'))
  const within = (file: string) => join(place, file)
  const [{ docker, importFolder, ...host }, vendor] = await Promise.all([openDocker(), openVendor()])
  const files = [join(folder, 'compose.yaml'), within('override.json')].flatMap((file) => ['-f', file])
  const compose = (...args: string[]) => host.compose(...files, '--env-file', within('env'), ...args)

  writeFileSync(within('env'), `${filledIn(name, domain)}YISUN_VERSION=${name}\n`)
  const site = `${vendorName} {\n\ttls internal\n\treverse_proxy 172.30.7.1:${vendor.port}\n}\n`
  writeFileSync(within('Caddyfile'), `${readFileSync(join(folder, 'Caddyfile'), 'utf8')}\n${site}`)
  writeFileSync(within('override.json'), '{"services":{}}')
  const isReal = await compose('pull', '-q', 'postgres', 's3', 'bucket', 'clamav', 'caddy').then(
    () => true,
    () => false,
  )
  makeNodeBase(within('base'))
  const label = `yisun-try=${name}`
  await importFolder(within('base'), `${name}-base`, [
    `ENV NODE_EXTRA_CA_CERTS=/${certificates}`,
    `LABEL ${label}`,
  ])
  const base = ['--build-arg', `BASE=${name}-base`]
  const file = join(import.meta.dirname, 'stand-ins.Containerfile')
  if (!isReal)
    await docker('build', '--network=host', '-f', file, ...base, '-t', `${name}-others`, import.meta.dirname)
  const others = isReal ? {} : standIns(`${name}-others`, checkout)
  writeFileSync(within('override.json'), JSON.stringify(override(others, within('Caddyfile'))))
  await compose('build', ...base)

  let root = ''
  return {
    ...{ docker, compose, domain, image: `yisun:${name}`, isReal, texts: vendor.texts },
    ask: (path, init = {}, to = domain) => askCaddy(path, init, { to, root }),
    believe(certificate) {
      root = certificate
    },
    stateOf: async (service, template) =>
      docker('inspect', '-f', template, await compose('ps', '-q', service)),
    async close() {
      vendor.close()
      await compose('down', '-v', '--remove-orphans')
      const made = [`yisun:${name}`, ...(isReal ? [] : [`${name}-others`]), `${name}-base`]
      await docker('rmi', '-f', ...made)
      await docker('image', 'prune', '-f', '--filter', `label=${label}`)
      await host.close()
      rmSync(place, { recursive: true, force: true })
    },
  }
}

/** The settings of the example, each made as the file says. */
function filledIn(name: string, domain: string): string {
  const made: Record<string, string> = {
    ...{ COMPOSE_PROJECT_NAME: name, YISUN_DOMAIN: domain, YISUN_SMS_URL: `https://${vendorName}/` },
    YISUN_SECRET: randomBytes(48).toString('base64'),
    YISUN_ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  }
  for (const key of ['POSTGRES_PASSWORD', 'OWNER_PASSWORD', 'APP_PASSWORD', 'S3_SECRET', 'YISUN_SMS_KEY'])
    made[key] = randomBytes(24).toString('hex')
  const example = readFileSync(join(folder, 'env.example'), 'utf8')
  return example.replace(/^([A-Z0-9_]+)=.*$/gm, (line, key) => (made[key] ? `${key}=${made[key]}` : line))
}

/** What differs from the file here: the portal is open at once, text messages stay here, and maybe the images. */
function override(others: ReturnType<typeof standIns> | Record<string, never>, caddyfile: string): object {
  const node = { build: { network: 'host' }, environment: { YISUN_OPEN: '1' } }
  const caddy = {
    ...others.caddy,
    volumes: [`${caddyfile}:/etc/caddy/Caddyfile:ro`],
    networks: { inside: { aliases: ['s3.yisun.internal', vendorName] } },
  }
  return { services: { migrate: node, 'portal-1': node, 'portal-2': node, ...others, caddy } }
}

/** Takes text messages as a vendor's gateway, behind Caddy and its certificates. */
async function openVendor() {
  const texts: string[] = []
  const server = createServer(async (asked, answer) => {
    texts.push((JSON.parse(String(await buffer(asked))) as { text: string }).text)
    answer.writeHead(202).end()
  })
  server.listen(0)
  await once(server, 'listening')
  return { texts, port: (server.address() as AddressInfo).port, close: () => server.close() }
}

function askCaddy(
  path: string,
  { method = 'GET', headers, body, cookie }: TestRequest,
  { to, root }: { to: string; root: string },
): Promise<Response> {
  const all = { ...Object.fromEntries(new Headers(headers)), 'sec-fetch-site': 'same-origin', host: to }
  const place = { host: '127.0.0.1', port: 443, servername: to, ca: root, agent: false, path }
  return new Promise((resolve, reject) => {
    const asked = request({ ...place, method, headers: { ...all, ...(cookie && { cookie }) } })
    asked.once('error', reject)
    asked.once('response', async (answer) => {
      const pairs = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
        values.map((value): [string, string] => [name, value]),
      )
      const bytes = await buffer(answer).catch(reject)
      const status = answer.statusCode ?? 0
      if (bytes)
        resolve(new Response(bytes.length > 0 ? new Uint8Array(bytes) : null, { status, headers: pairs }))
    })
    asked.end(body as string | undefined)
  })
}
