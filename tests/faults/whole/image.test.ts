import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { certificates, makeNodeBase } from '../../support/containers/node-base.ts'

/** The image of `deploy/Containerfile`, built from these sources and started as an operator starts it. */
const checkout = join(import.meta.dirname, '../../..')
const missing = ['buildah', 'debootstrap'].filter((name) => spawnSync(name, ['--version']).error)
const canBuild = process.getuid?.() === 0 && missing.length === 0
if (!canBuild)
  console.warn(`The image is built by root with buildah and debootstrap only; missing: ${missing}`)

const place = mkdtempSync(join(tmpdir(), 'yisun-image-'))
const base = join(place, 'base')
const store = ['--root', join(place, 'store'), '--runroot', join(place, 'run')]
const inHouse = ['--isolation', 'chroot']
/** Runs a command of buildah to its end and returns what it said, trimmed. */
const buildah = (...args: string[]) =>
  execFileSync('buildah', [...store, ...args], {
    ...{ cwd: checkout, encoding: 'utf8', maxBuffer: 64 * 2 ** 20, stdio: ['ignore', 'pipe', 'pipe'] },
  }).trim()

function makeBase(): void {
  makeNodeBase(base)
  const container = buildah('from', 'scratch')
  buildah('add', '--quiet', container, base, '/')
  buildah('config', '--env', `NODE_EXTRA_CA_CERTS=/${certificates}`, container)
  buildah('commit', '--quiet', '--rm', container, 'base')
}

describe.runIf(canBuild)('the image', () => {
  beforeAll(() => {
    makeBase()
    const file = ['-f', 'deploy/Containerfile', '--build-arg', 'BASE=localhost/base']
    buildah('build', ...inHouse, ...file, '-t', 'yisun', '.')
  }, 1_800_000)
  afterAll(() => {
    buildah('rm', '--all')
    buildah('rmi', '--all', '--force')
    rmSync(place, { recursive: true, force: true })
  }, 120_000)

  it('starts a portal of its own as an ordinary user, waits for its administrator, and ends when told', async () => {
    const { config } = JSON.parse(buildah('inspect', '--type', 'image', '--format', '{{.Config}}', 'yisun'))
    expect(config.User).toBe('yisun')
    const container = buildah('from', 'localhost/yisun')
    const port = randomInt(12_000, 19_900)
    const settings = {
      ...{ PORT: String(port), YISUN_DEMO: '0', YISUN_ORIGIN: 'https://portal.example.org' },
      ...{ YISUN_SMS_URL: 'https://sms.example.org', YISUN_SMS_KEY: randomBytes(24).toString('hex') },
    }
    const env = Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`])
    const run = (...command: string[]) => [...store, 'run', ...inHouse, ...env, container, '--', ...command]
    const node = spawn('buildah', run(...config.Cmd), { stdio: ['ignore', 'pipe', 'pipe'] })
    onTestFinished(() => void node.kill('SIGKILL'))
    const said: string[] = []
    for (const stream of [node.stdout, node.stderr]) stream.on('data', (part) => said.push(String(part)))
    const address = `http://127.0.0.1:${port}`
    const isReady = () =>
      fetch(`${address}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(isReady, { timeout: 120_000, interval: 500 }).toBe(true)

    const home = await fetch(`${address}/home`)
    expect([home.status, home.headers.get('content-type')]).toEqual([503, 'text/html; charset=UTF-8'])
    const pid = Number(/"pid":(\d+)/.exec(said.join(''))?.[1])
    expect(statSync(`/proc/${pid}`).uid).not.toBe(0)
    const invite = ['scripts/staff-invite.ts', '--name', '林澄', '--roles', 'administrator']
    const invited = spawnSync('buildah', run('node', '--no-warnings', ...invite), { encoding: 'utf8' })
    expect(invited.stdout, invited.stderr).toContain('https://portal.example.org/')
    // What only developers need is left behind.
    expect(spawnSync('buildah', run('ls', 'node_modules/vitest')).status).not.toBe(0)

    process.kill(pid, 'SIGTERM')
    expect(await once(node, 'exit')).toEqual([0, null])
  }, 300_000)
})
