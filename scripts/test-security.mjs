/**
 * `npm run test:security`, the test of trust row 18: attacks a running portal with the demo's content with
 * common scanners: ffuf for files and addresses that nobody should find, sqlmap for injection into the
 * database, wapiti for everything else; as a visitor, as a team's administrator and as staff. It installs the
 * scanners where it may (as root on Debian), prints which scanner tried what, and fails for any finding that
 * is not on the reasoned list. Other arguments are passed to Vitest. Takes a quarter of an hour.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuild, ensureNode, ensurePackages, ensureTools, root } from './ensure.mjs'

ensurePackages()
const node = ensureNode()
ensureTools(['ffuf', 'sqlmap', 'wapiti'])
ensureBuild(node)
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const { status } = spawnSync(
  node,
  [vitest, 'run', 'tests/security', '--reporter=verbose', '--maxConcurrency=3', ...process.argv.slice(2)],
  { cwd: root, env: { ...process.env, SECURITY_TESTS: 'whole' }, stdio: 'inherit' },
)
process.exit(status ?? 1)
