import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'

/** What `deploy/` holds beside the proxies: image, compose file and service, as far as this machine can try them. */
const root = join(import.meta.dirname, '../../..')
const deploy = join(root, 'deploy')
const compose = join(deploy, 'compose')

/** The first of these commands that this machine has; otherwise it says what is not tried. */
function whereThere(...commands: string[][]): string[] | undefined {
  const found = commands.find(
    ([command = '', ...args]) => spawnSync(command, [...args, 'version'], { stdio: 'ignore' }).status === 0,
  )
  if (!found) console.warn(`${commands[0]?.join(' ')} is not installed: what it reads is not tried`)
  return found
}
const composer = whereThere(['docker', 'compose'], ['docker-compose'])
const analyzer = whereThere(['systemd-analyze', '--version'])
const caddy = whereThere(['caddy'])

/** The settings of the example, each filled in. */
function filledIn(): string {
  return readFileSync(join(compose, 'env.example'), 'utf8').replace(/^([A-Z0-9_]+)=$/gm, '$1=filled')
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'yisun-deploy-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

describe('the compose file', () => {
  it.runIf(composer)('is one, with everything that its example of settings names and nothing else', () => {
    const [command = '', ...args] = composer ?? []
    const env = join(folder(), 'env')
    const config = (text: string) => {
      writeFileSync(env, text)
      const file = ['-f', join(compose, 'compose.yaml'), '--env-file', env]
      return spawnSync(command, [...args, ...file, 'config'], { encoding: 'utf8' })
    }
    const { status, stdout, stderr } = config(filledIn())
    expect([status, stderr]).toEqual([0, ''])
    for (const service of ['portal-1', 'portal-2', 'postgres', 's3', 'clamav', 'caddy'])
      expect(stdout).toMatch(new RegExp(`^  ${service}:$`, 'm'))
    const asked = readFileSync(join(compose, 'compose.yaml'), 'utf8').matchAll(/\$\{([A-Z0-9_]+)/g)
    const named = new Set([...asked].map(([, name]) => name))
    for (const [, name = ''] of filledIn().matchAll(/^([A-Z0-9_]+)=/gm))
      expect(named.has(name) || name === 'COMPOSE_PROJECT_NAME', name).toBe(true)
    // What a portal cannot be without is asked for by name.
    for (const name of ['YISUN_DOMAIN', 'YISUN_SECRET', 'YISUN_ENCRYPTION_KEYS', 'APP_PASSWORD', 'S3_SECRET'])
      expect(config(filledIn().replace(new RegExp(`^${name}=.*`, 'm'), `${name}=`)).stderr).toContain(name)
  })

  it('has no setting that the portal does not know', () => {
    const text = readFileSync(join(compose, 'compose.yaml'), 'utf8')
    const readme = readFileSync(join(root, 'README.md'), 'utf8')
    const settings = new Set([...text.matchAll(/^ +(YISUN_[A-Z0-9_]+):/gm)].map(([, name]) => name))
    expect(settings.size).toBeGreaterThan(10)
    for (const name of settings)
      expect(name === 'YISUN_DOMAIN' || readme.includes(`\`${name}\``), name).toBe(true)
  })

  it.runIf(caddy)('comes with a file that Caddy takes', () => {
    const { status, stderr } = spawnSync(
      'caddy',
      ['validate', '--adapter', 'caddyfile', '--config', join(compose, 'Caddyfile')],
      { encoding: 'utf8', env: { ...process.env, YISUN_DOMAIN: 'portal.example.org', HOME: folder() } },
    )
    expect(status, stderr).toBe(0)
  })
})

describe('the systemd unit', () => {
  it.runIf(analyzer)('is taken without a word', () => {
    const place = folder()
    const unit = readFileSync(join(deploy, 'yisun.service'), 'utf8').replace('/usr/bin/npm', process.execPath)
    writeFileSync(join(place, 'yisun.service'), unit)
    const { status, stdout, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', '--man=no', '--recursive-errors=no', join(place, 'yisun.service')],
      { encoding: 'utf8' },
    )
    expect([status, `${stdout}${stderr}`]).toEqual([0, ''])
  })
})
