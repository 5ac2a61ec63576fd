/** `npm run dev`: the portal run from its sources instead of a build; changes show at once. */
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureNode, ensurePackages, root } from './ensure.mjs'

ensurePackages()
const node = ensureNode()
const { status } = spawnSync(node, [join(root, 'scripts/generate.mjs')], {
  cwd: root,
  stdio: ['ignore', 2, 2],
})
if (status !== 0) process.exit(1)

const server = spawn(node, ['--no-warnings', join(root, 'server/main.ts'), '--development'], {
  // React Router finds its configuration in the folder in which it runs.
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
})
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))
