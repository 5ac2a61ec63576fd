/** `npm start`: installs what is missing, then runs the server and passes signals on to it. */
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuild, ensureNode, ensurePackages, root, say, serverArguments } from './ensure.mjs'

ensurePackages()
const node = ensureNode()
ensureBuild(node, () => {
  const check = ['--no-warnings', join(root, 'scripts/check-settings.ts')]
  const { status } = spawnSync(node, check, { stdio: ['ignore', 2, 2] })
  if (status) process.exit(status)
})

const server = spawn(node, serverArguments, {
  cwd: process.cwd(),
  stdio: 'inherit',
  env: { NODE_ENV: 'production', ...process.env },
})
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('error', (error) => {
  say(`Node: ${node} could not be started (${error.code})`)
  process.exit(1)
})
server.on('exit', (code, signal) => {
  if (!signal) process.exit(code ?? 1)
  // Ends the way the server ended, so that a supervisor sees the signal.
  process.removeAllListeners(signal)
  process.kill(process.pid, signal)
})
