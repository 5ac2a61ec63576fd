/**
 * `npm run test:faults`: proves what is promised about concurrency, crashes, outages and load (rows 37 to 51 of
 * docs/guides/what-is-promised.md): what `npm test` tries a few times as often as the promise says, one file at
 * a time and within the promised times, and what `npm test` leaves out because it takes minutes or other
 * programs. Other arguments are Vitest's. Takes half an hour when idle.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuild, ensureNode, ensurePackages, root } from './ensure.mjs'

ensurePackages()
const node = ensureNode()
ensureBuild(node)
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const { status } = spawnSync(
  node,
  [vitest, 'run', ...filesOfRows(), '--no-file-parallelism', ...process.argv.slice(2)],
  { cwd: root, env: { ...process.env, FAULT_TESTS: 'whole' }, stdio: 'inherit' },
)
process.exit(status ?? 1)

/** The fault tests, and every other file with a test that names one of the rows. */
function filesOfRows() {
  const named = /\btrust (?:\d+, )*(?:3[7-9]|4\d|5[01])\b/
  const files = ['app', 'server', 'shared', 'scripts', 'tests'].flatMap((top) =>
    readdirSync(join(root, top), { recursive: true }).map((path) => join(top, path)),
  )
  const proving = files.filter(
    (path) => /\.test\.tsx?$/.test(path) && named.test(readFileSync(join(root, path), 'utf8')),
  )
  // The walk's tests are named in a file that both halves of it read.
  return [
    'tests/faults',
    'tests/contract/walk',
    ...proving.filter((path) => !path.startsWith('tests/faults')),
  ]
}
