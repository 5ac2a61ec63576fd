/** `npm run bench`: builds what is to be measured, then measures pages, calls and budgets in one run. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuild, ensureNode, ensurePackages, root } from './ensure.mjs'

ensurePackages()
const node = ensureNode()
ensureBuild(node)
const { status } = spawnSync(node, ['--no-warnings', join(root, 'bench/run.ts')], {
  stdio: 'inherit',
  cwd: root,
})
process.exit(status ?? 1)
