/** `npm run test:faults`: what `npm test` tries a few times is tried as often as the promise says, here a hundred kills. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuild, ensureNode, ensurePackages, root } from './ensure.mjs'

ensurePackages()
const node = ensureNode()
ensureBuild(node)
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const { status } = spawnSync(node, [vitest, 'run', 'tests/faults', ...process.argv.slice(2)], {
  cwd: root,
  env: { ...process.env, YISUN_TEST_KILLS: '100' },
  stdio: 'inherit',
})
process.exit(status ?? 1)
