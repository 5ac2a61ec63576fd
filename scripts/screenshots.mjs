/**
 * `npm run screenshots`: the pictures of the README, taken from a fresh portal filled through its own forms:
 * what visitors, applicants and staff see, in both languages, on wide windows and on phones.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBrowser, ensureBuild, ensureNode, ensurePackages, root } from './ensure.mjs'

ensurePackages()
const node = ensureNode()
ensureBuild(node)
const playwright = join(root, 'node_modules/@playwright/test/cli.js')
const { status } = spawnSync(node, [playwright, 'test', '--project=pictures', '--reporter=line'], {
  cwd: root,
  env: { ...process.env, CHROMIUM_PATH: ensureBrowser(), README_PICTURES: 'yes' },
  stdio: 'inherit',
})
process.exit(status ?? 1)
