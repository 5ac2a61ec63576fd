/**
 * `npm run test:faults`: repeats what `npm test` tries a few times as often as the promise says, one file at
 * a time and within the promised times. Other arguments are Vitest's. Takes a quarter of an hour when idle.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuild, ensureNode, ensurePackages, root } from './ensure.mjs'

ensurePackages()
const node = ensureNode()
ensureBuild(node)
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const { status } = spawnSync(
  node,
  [vitest, 'run', 'tests/faults', '--no-file-parallelism', ...process.argv.slice(2)],
  { cwd: root, env: { ...process.env, FAULT_TESTS: 'whole' }, stdio: 'inherit' },
)
process.exit(status ?? 1)
