/** `npm run test:pages`: every page template in both languages and in every view, which `npm test` covers pairwise. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBrowser, ensureBuild, ensureNode, ensurePackages, root } from './ensure.mjs'

ensurePackages()
const node = ensureNode()
ensureBuild(node)
const playwright = join(root, 'node_modules/@playwright/test/cli.js')
const { status } = spawnSync(node, [playwright, 'test', 'tests/pages', ...process.argv.slice(2)], {
  cwd: root,
  env: { ...process.env, CHROMIUM_PATH: ensureBrowser(), BROWSER_TEST_MATRIX: 'all' },
  stdio: 'inherit',
})
process.exit(status ?? 1)
