import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openPortal, type TestPortal } from '../support/portal/portal.ts'
import { type RunningPortal, startRunning } from '../support/portal/running-portal.ts'
import { createAccount } from '../support/world/actors.ts'

/** The example files of `deploy/`, each run as a real proxy before a real node. */
const deploy = join(import.meta.dirname, '../../deploy')
const folder = mkdtempSync(join(tmpdir(), 'yisun-proxies-'))
const key = join(folder, 'key.pem')
const certificate = join(folder, 'certificate.pem')
const api = '/api/techforgood/'
const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

let portal: TestPortal
let node: RunningPortal
beforeAll(async () => {
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'].concat(
      ...[
        ['-addext', 'subjectAltName=DNS:localhost'],
        ['-keyout', key, '-out', certificate],
      ],
    ),
    { stdio: 'ignore' },
  )
  portal = await openPortal()
  node = await startRunning(portal, { YISUN_ORIGIN: 'https://localhost' })
}, 300_000)
afterAll(async () => {
  await node?.stop()
  await portal?.close()
  rmSync(folder, { recursive: true, force: true })
})

type Proxy = {
  command: string
  args: (file: string) => string[]
  fill: (port: number, node: string) => string
}

const proxies: Record<'nginx' | 'Caddy', Proxy> = {
  nginx: {
    command: 'nginx',
    args: (file) => ['-p', folder, '-e', 'stderr', '-c', file],
    fill: (port, upstream) => {
      const site = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
        .replace('server 127.0.0.1:3000;', `server ${upstream};`)
        .replace('    server 127.0.0.1:3001;\n', '')
        .replace('listen 80;', `listen 127.0.0.1:${port + 1};`)
        .replace('listen 443', `listen 127.0.0.1:${port}`)
        .replaceAll('portal.example.org', 'localhost')
        .replace('/etc/ssl/yisun/fullchain.pem', certificate)
        .replace('/etc/ssl/yisun/privkey.pem', key)
      const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${folder};`)
        .join('')
      return `daemon off; pid ${folder}/nginx.pid; events {} http { access_log off; ${places} ${site} }`
    },
  },
  Caddy: {
    command: 'caddy',
    args: (file) => ['run', '--config', file, '--adapter', 'caddyfile'],
    fill: (port, upstream) => {
      const site = readFileSync(join(deploy, 'Caddyfile'), 'utf8')
        .replace('127.0.0.1:3000 127.0.0.1:3001', upstream)
        .replace('portal.example.org {', `localhost:${port} {\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}`)
      return `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`
    },
  },
}

/** A form with a file of 30 MiB. */
const largeForm = {
  headers: { 'content-type': 'multipart/form-data; boundary=between', 'sec-fetch-site': 'same-origin' },
  body: Buffer.concat([
    Buffer.from('--between\r\ncontent-disposition: form-data; name="papers"; filename="a.pdf"\r\n\r\n'),
    Buffer.alloc(30 * 2 ** 20, 'x'),
    Buffer.from('\r\n--between--\r\n'),
  ]),
}

type Asked = { from?: string; headers?: Record<string, string>; body?: Buffer | string }

describe.each(Object.entries(proxies))('%s', (name, { command, args, fill }) => {
  const isThere = !spawnSync(command, ['-v'], { stdio: 'ignore' }).error
  if (!isThere) console.warn(`${name} is not installed (apt-get install ${command}): its file is not tried`)
  // Below the ports that the system gives to connections, one of which could have it already.
  const port = randomInt(12_000, 19_900)
  let proxy: ChildProcess

  /** Asks the proxy as a client of an address of its own. */
  function ask(
    path: string,
    { from = '127.0.0.2', headers = {}, body }: Asked = {},
  ): Promise<IncomingMessage> {
    return new Promise((answered, failed) => {
      const asked = request(
        `https://localhost:${port}${path}`,
        {
          ...{ localAddress: from, family: 4, rejectUnauthorized: false, method: body ? 'POST' : 'GET' },
          headers: { host: 'localhost', ...headers },
        },
        answered,
      )
      asked.once('error', failed)
      asked.end(body)
    })
  }
  const codeOf = async (response: IncomingMessage) => JSON.parse(await text(response)).code as number

  beforeAll(async () => {
    if (!isThere) return
    const file = join(folder, command)
    writeFileSync(file, fill(port, new URL(node.address).host))
    proxy = spawn(command, args(file), { stdio: 'ignore', env: { ...process.env, HOME: folder } })
    await vi.waitFor(async () => expect((await ask('/readyz')).statusCode).toBe(200), {
      timeout: 20_000,
      interval: 100,
    })
  }, 30_000)
  afterAll(async () => {
    if (!proxy || proxy.exitCode !== null) return
    proxy.kill('SIGTERM')
    await once(proxy, 'exit')
  })

  it.runIf(isThere)('serves pages over TLS', async () => {
    const response = await ask('/home')
    expect(response.statusCode).toBe(200)
    expect(await text(response)).toContain('</html>')
  })

  it.runIf(isThere)(
    'tells whose request it is, and believes nobody who says it is from elsewhere',
    async () => {
      const from = name === 'nginx' ? '127.0.0.3' : '127.0.0.4'
      const codes: number[] = []
      for (let time = 0; time < 11; time += 1) {
        const body = JSON.stringify({ phone: `139${randomInt(10_000_000, 99_999_999)}`, purpose: 'signIn' })
        const headers = { ...json, 'x-forwarded-for': `203.0.113.${time + 1}` }
        codes.push(await codeOf(await ask(`${api}identification/v1/sendSms`, { from, headers, body })))
      }
      expect(codes.slice(0, 10)).toEqual(Array(10).fill(0))
      expect(codes[10]).not.toBe(0)
      const other = JSON.stringify({ phone: `139${randomInt(10_000_000, 99_999_999)}`, purpose: 'signIn' })
      const elsewhere = await ask(`${api}identification/v1/sendSms`, {
        from: '127.0.9.9',
        headers: json,
        body: other,
      })
      expect(await codeOf(elsewhere)).toBe(0)
    },
  )

  it.runIf(isThere)('passes events on as they come', async () => {
    const { token } = await createAccount(portal)
    const response = await ask('/events', {
      headers: { cookie: `__Host-yisun_session=${token}` },
    })
    expect(response.statusCode).toBe(200)
    const [first] = await once(response.setEncoding('utf8'), 'data', { signal: AbortSignal.timeout(5000) })
    expect(first).toContain('retry:')
    response.destroy()
  })

  it.runIf(isThere)('lets large files through', async () => {
    const large = await ask('/feedback', largeForm)
    expect(large.statusCode).not.toBe(413)
    expect(await text(large)).toContain('</html>')
  })

  it.runIf(isThere).each([
    ['of a stated length', {}],
    ['whose length nobody states', { 'transfer-encoding': 'chunked' }],
  ])('hands on what the node says to a body beyond its limit, %s', async (_, more) => {
    const body = JSON.stringify({ need: '排'.repeat(10 * 2 ** 20) })
    const refused = await ask(`${api}toolbox/request`, { headers: { ...json, ...more }, body })
    expect([refused.statusCode, await codeOf(refused)]).toEqual([400, 4000])
  })

  it.runIf(isThere)('hands on what the node says to one who sends too many forms at once', async () => {
    const from = name === 'nginx' ? '127.0.0.5' : '127.0.0.6'
    const path = `${api}file/upload`
    const { hostname, port: nodePort } = new URL(node.address)
    const head = Object.entries({ ...largeForm.headers, 'x-forwarded-for': from, 'content-length': 1000 })
    const lines = ['host: localhost', ...head.map(([field, value]) => `${field}: ${value}`)]
    const half: Socket[] = []
    /** Takes every place of the address, again and again: the node ends what comes as slowly as these. */
    function takePlaces(): void {
      for (let count = 0; count < 8; count += 1) {
        const socket = connect({ host: hostname, port: Number(nodePort) }).on('error', () => undefined)
        socket.write([`POST ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
        half.push(socket)
      }
    }
    /** The answer to a form that found no place, which one does that comes before its takers. */
    function refusalOf(body: Buffer): Promise<[number | undefined, number]> {
      return vi.waitFor(
        async () => {
          takePlaces()
          const answer = await ask(path, { ...largeForm, from, body })
          expect(answer.statusCode).not.toBe(400)
          return [answer.statusCode, await codeOf(answer)]
        },
        { timeout: 60_000, interval: 100 },
      )
    }
    try {
      expect(await refusalOf(Buffer.alloc(100))).toEqual([429, 4290])
      expect(await refusalOf(largeForm.body)).toEqual([429, 4290])
    } finally {
      for (const socket of half) socket.destroy()
    }
  })
})
