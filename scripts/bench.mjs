/** `npm run bench`: builds what is to be measured, then measures pages, calls, budgets and the search in one run. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuild, ensureNode, ensurePackages, root } from './ensure.mjs'

ensurePackages()
const node = ensureNode()
ensureBuild(node)
for (const [script, ...args] of [['bench/run.ts'], ['bench/search.ts', 'latency']]) {
  const { status } = spawnSync(node, ['--no-warnings', join(root, script), ...args], {
    stdio: 'inherit',
    cwd: root,
  })
  if (status !== 0) process.exit(status ?? 1)
}
