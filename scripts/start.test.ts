import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

/** `npm start` as operators run it: a separate checkout below a folder that only its user may enter. */
const checkout = join(import.meta.dirname, '..')
const isRoot = process.getuid?.() === 0
/** `nobody`, which every system has. Without root, the tests' own user is the ordinary user. */
const ordinary = isRoot ? { uid: 65534, gid: 65534 } : undefined
const place = mkdtempSync('/tmp/yisun-test-')
const copy = join(place, 'home/yisun')

beforeAll(async () => {
  const build = `import { ensureBuild, ensureNode } from '${join(checkout, 'scripts/ensure.mjs')}'; ensureBuild(ensureNode())`
  // As when two nodes are started from one folder: the second waits for the first one's build.
  const builds = [1, 2].map(() =>
    once(spawn(process.execPath, ['--input-type=module', '--eval', build]), 'exit'),
  )
  expect(await Promise.all(builds)).toEqual([
    [0, null],
    [0, null],
  ])
  chmodSync(place, 0o755)
  mkdirSync(copy, { recursive: true, mode: 0o700 })
  const left = /^(node_modules|\.git|\.data|test-results|tests|bench|docs)$/
  copyInto(
    '.',
    readdirSync(checkout).filter((name) => !left.test(name)),
  )
  const lock = JSON.parse(readFileSync(join(checkout, 'package-lock.json'), 'utf8')).packages
  const needed = Object.entries<{ dev?: boolean }>(lock).flatMap(([path, { dev }]) =>
    // A package's folder includes its nested packages.
    !dev && /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && existsSync(join(checkout, path)) ? [path] : [],
  )
  for (const folder of new Set(needed.map(dirname)))
    copyInto(
      folder,
      needed.filter((path) => dirname(path) === folder),
    )
  copyInto('node_modules', ['node_modules/.package-lock.json'])
  if (ordinary) giveTo(join(place, 'home'))
}, 300_000)
afterAll(() => rmSync(place, { recursive: true, force: true }))

/** Uses the system's `cp`, which copies ten thousand files in a tenth of the time. */
function copyInto(folder: string, paths: string[]): void {
  mkdirSync(join(copy, folder), { recursive: true })
  const sources = paths.map((path) => join(checkout, path))
  expect(spawnSync('cp', ['-RP', ...sources, join(copy, folder)]).status).toBe(0)
}

function giveTo(path: string): void {
  const { uid, gid } = ordinary ?? { uid: 0, gid: 0 }
  lchownSync(path, uid, gid)
  if (!lstatSync(path).isDirectory()) return
  for (const name of readdirSync(path)) giveTo(join(path, name))
}

type Start = {
  account?: { uid: number; gid: number } | undefined
  umask?: string
  settings?: Record<string, string>
}

/** The command and its environment: no LANG, a minimal PATH, and the launcher's own Node. */
function commandOf({ account, umask = '022', settings = {} }: Start) {
  const node = join(copy, 'node_modules/node/bin/node')
  const script = join(copy, 'scripts/start.mjs')
  const args = ['-c', `umask ${umask}; exec "$0" "$@"`, node, script]
  return { args, options: { cwd: '/', env: { PATH: '/usr/bin:/bin', ...settings }, ...account } }
}

function begin(start: Start) {
  const { args, options } = commandOf(start)
  const child = spawn('/bin/sh', args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(String(part)))
  onTestFinished(() => end(child, 'SIGKILL', -(child.pid ?? 0)))
  return { child, said: () => said.join('') }
}

/** Starts a portal and waits until it serves. */
async function launch(start: Start & { settings: Record<string, string> & { PORT: string } }) {
  const { child, said } = begin(start)
  const isServing = () =>
    fetch(`http://127.0.0.1:${start.settings.PORT}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  const isDecided = async () => child.exitCode !== null || (await isServing())
  await expect.poll(isDecided, { timeout: 120_000, interval: 100 }).toBe(true)
  expect(child.exitCode, said()).toBeNull()
  return { child, said }
}

async function end(child: ChildProcess, signal: NodeJS.Signals, target = child.pid ?? 0): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  process.kill(target, signal)
  await ended
}

/** The output of a start that fails before it serves, which is one line. */
async function refusalOf(start: Start): Promise<string> {
  const { child, said } = begin(start)
  await once(child, 'close')
  expect(child.exitCode, said()).toBe(1)
  expect(said()).toMatch(/^[^\n]+\n$/)
  return said().trimEnd()
}

test.each([
  ['who runs the tests', undefined, '077', { YISUN_DATA_DIR: join(place, 'data') }],
  // By default, an ordinary user's data is in the checkout.
  ['an ordinary user', ordinary, '000', {}],
])(
  '%s starts, is told of a second start and of a taken port, and adopts after a crash',
  async (_, account, umask, where: { YISUN_DATA_DIR?: string }) => {
    const dataDir = where.YISUN_DATA_DIR ?? join(copy, '.data')
    const settings = { ...where, PORT: String(randomInt(20_000, 32_000)) }
    if (!account && !where.YISUN_DATA_DIR) rmSync(dataDir, { recursive: true, force: true })
    const first = await launch({ account, umask, settings })
    const { version } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'))
    for (const told of [version, `http://localhost:${settings.PORT}`, dataDir])
      expect(first.said()).toContain(told)

    const other = String(randomInt(20_000, 32_000))
    expect(await refusalOf({ account, umask, settings: { ...settings, PORT: other } })).toMatch(
      /^Yisun is already running on the data in .* \(process \d+\); stop it, or set YISUN_DATA_DIR to another folder$/,
    )
    const elsewhere = join(dataDir, 'elsewhere')
    expect(await refusalOf({ account, umask, settings: { ...settings, YISUN_DATA_DIR: elsewhere } })).toBe(
      `PORT: ${settings.PORT} on 127.0.0.1 is taken; expects a free one`,
    )

    await end(first.child, 'SIGKILL', -(first.child.pid ?? 0))
    const second = await launch({ account, umask, settings })
    expect(second.said()).toMatch(/adopted the database server \(process \d+\)/)
    await end(second.child, 'SIGTERM')
    expect(second.child.exitCode).toBe(0)
    expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
  },
  600_000,
)

const real = {
  YISUN_DEMO: '0',
  YISUN_ORIGIN: 'https://portal.example.org',
  YISUN_SMS_URL: 'https://sms.vendor.test/send',
  YISUN_SMS_KEY: 'a-long-key-of-the-vendor',
}
const unreachable = 'postgres://yisun_app:hush-hush@127.0.0.1:9/yisun'
const secrets = {
  YISUN_SECRET: randomBytes(48).toString('base64'),
  YISUN_ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
}

test.each<[string, Record<string, string>, RegExp]>([
  ['a wrong port', { PORT: '70000' }, /^PORT: expects a whole number from 1 to 65535$/],
  [
    'a host that is not here',
    { HOST: '192.0.2.7', ...real },
    /^HOST: 192\.0\.2\.7 is no address of this machine; expects /,
  ],
  [
    'a data folder that cannot be made',
    { YISUN_DATA_DIR: '/proc/yisun' },
    /^YISUN_DATA_DIR: \/proc\/yisun cannot be made or entered \(\w+\)$/,
  ],
  [
    'a database of another kind',
    { ...real, ...secrets, DATABASE_URL: 'mysql://app@db/yisun' },
    /^DATABASE_URL: expects postgres/,
  ],
  [
    'a database that is not there',
    { ...real, ...secrets, DATABASE_URL: unreachable },
    /^DATABASE_URL: the database cannot be reached /,
  ],
  [
    'no secret',
    { ...real, ...secrets, YISUN_SECRET: '', DATABASE_URL: unreachable },
    /^YISUN_SECRET: is missing; with DATABASE_URL expects /,
  ],
  [
    'no key',
    { ...real, YISUN_SECRET: secrets.YISUN_SECRET, DATABASE_URL: unreachable },
    /^YISUN_ENCRYPTION_KEYS: is missing; /,
  ],
  ['no way to send codes', { ...real, YISUN_SMS_URL: '' }, /^YISUN_SMS_URL: .*expects an https address/],
])(
  '%s ends the start with one line that names the setting',
  async (_, settings, line) => {
    const dataDir = join(place, `refused-${randomInt(1e9)}`)
    const said = await refusalOf({ settings: { YISUN_DATA_DIR: dataDir, ...settings } })
    expect(said).toMatch(line)
    expect(said).not.toContain('hush-hush')
  },
  120_000,
)

test('a data folder that may not be written ends the start with one line that names it', async () => {
  const closed = join(place, 'closed')
  mkdirSync(closed, { mode: 0o555 })
  // Root may enter every folder, so an ordinary user has to try.
  const settings = { YISUN_DATA_DIR: join(closed, 'data') }
  expect(await refusalOf({ account: ordinary, settings })).toBe(
    `YISUN_DATA_DIR: ${settings.YISUN_DATA_DIR} cannot be made or entered (EACCES)`,
  )
}, 120_000)

test('a former demo does not start for real use until its made-up people are removed', async () => {
  const dataDir = join(place, 'former-demo')
  const PORT = String(randomInt(20_000, 32_000))
  const demo = await launch({ settings: { YISUN_DATA_DIR: dataDir, PORT } })
  const [link = ''] = /http:\/\/localhost:\d+\/outbox\?key=[\w-]{43}/.exec(demo.said()) ?? []
  const opened = await fetch(link.replace('localhost', '127.0.0.1'), { redirect: 'manual' })
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/outbox'])
  expect((await fetch(`http://127.0.0.1:${PORT}/outbox`)).status).toBe(403)
  await end(demo.child, 'SIGTERM')

  const settings = { ...real, YISUN_DATA_DIR: dataDir, PORT }
  expect(await refusalOf({ settings })).toMatch(
    /^YISUN_DEMO: this was a demo, and 30 of its made-up people can still sign in; .*"npm run db:remove-demo-staff"/,
  )
  const node = join(copy, 'node_modules/node/bin/node')
  const args = ['--no-warnings', join(copy, 'scripts/database.ts'), 'remove-demo-staff']
  const removed = spawnSync(node, args, { env: { PATH: '/usr/bin:/bin', ...settings }, encoding: 'utf8' })
  expect([removed.status, removed.stderr]).toEqual([0, ''])
  expect(removed.stdout).toMatch(/^30 of the demo's people were taken out/m)
  const { child } = await launch({ settings })
  await end(child, 'SIGTERM')
}, 600_000)

// Must be the last test: from here on the copy counts as unbuilt.
test('a wrong setting is told before anything is built', async () => {
  rmSync(join(copy, 'build/source-hash'))
  expect(await refusalOf({ settings: { YISUN_DATA_DIR: join(place, 'unbuilt'), PORT: '70000' } })).toMatch(
    /^PORT: expects /,
  )
}, 120_000)
