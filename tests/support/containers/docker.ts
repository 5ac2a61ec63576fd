import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const settings = { encoding: 'utf8', maxBuffer: 64 * 2 ** 20 } as const

export type Docker = {
  /** Runs a command to its end and returns what it said, trimmed. */
  docker(...args: string[]): Promise<string>
  /** The same for a command of Compose. */
  compose(...args: string[]): Promise<string>
  /** Makes an image of a folder that holds a whole system, with these lines of a Containerfile. */
  importFolder(folder: string, name: string, lines: string[]): Promise<void>
  close(): Promise<void>
}

const hasWorked = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0

const composer = ([['docker', 'compose'], ['docker-compose']] as const).find(([command, ...args]) =>
  hasWorked(command, [...args, 'version']),
)

/** Why the containers of Compose cannot be tried here; null where they can. */
export function whyNoDocker(): string | null {
  if (!composer) return 'Compose is not installed'
  if (hasWorked('docker', ['version'])) return null
  const canStart = process.getuid?.() === 0 && hasWorked('dockerd', ['--version'])
  return canStart ? null : 'Docker does not run, and only root can start it'
}

/** The Docker that runs here, or one that is started with everything of its own in a folder that is removed. */
export async function openDocker(): Promise<Docker> {
  const own = hasWorked('docker', ['version']) ? null : await startDocker()
  const env = { ...process.env, ...(own && { DOCKER_HOST: own.host }) }
  const [command, ...first] = composer ?? ['docker']
  const said = async (program: string, args: string[]) =>
    (await run(program, args, { ...settings, env })).stdout.trim()
  return {
    docker: (...args) => said('docker', args),
    compose: (...args) => said(command, [...first, ...args]),
    async importFolder(folder, name, lines) {
      const changes = lines.map((line) => `--change '${line}'`).join(' ')
      await said('sh', ['-c', `tar -C ${folder} -c . | docker import ${changes} - ${name}`])
    },
    close: async () => own?.stop(),
  }
}

async function startDocker() {
  const place = mkdtempSync(join(tmpdir(), 'yisun-docker-'))
  const host = `unix://${place}/socket`
  const folders = ['--data-root', join(place, 'data'), '--exec-root', join(place, 'exec')]
  const args = [...folders, '--pidfile', join(place, 'pid'), '-H', host, '--bridge', 'none']
  const server = spawn('dockerd', args, { stdio: 'ignore' })
  const stop = async () => {
    if (server.exitCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    rmSync(place, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 120; tries += 1) {
    if (hasWorked('docker', ['-H', host, 'version'])) return { host, stop }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  await stop()
  throw new Error('dockerd did not start')
}
