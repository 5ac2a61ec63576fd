/**
 * `npm run bench`: builds the portal, then measures pages, calls, growing lists, self-tests, volunteering, judges,
 * venture rounds, entries, search, imports and messages in one run, then page budgets: public 122 KiB of script, forms 160, staff 190, styles 16, HTML 40.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuild, ensureNode, ensurePackages, ensureTools, root } from './ensure.mjs'

ensurePackages()
const node = ensureNode()
ensureBuild(node)
ensureTools(['wrk'])
const measures = [
  ['bench/run.ts'],
  ['bench/personal-weights.ts'],
  ['scripts/check-bundle.mjs'],
  ['bench/growth.ts'],
  ['bench/selftests.ts'],
  ['bench/volunteers.ts'],
  ['bench/judges.ts'],
  ['bench/venture.ts'],
  ['bench/entries.ts'],
  ['bench/search.ts', 'latency'],
  ['bench/imports.ts'],
  ['bench/messages.ts'],
]
for (const [script, ...args] of measures) {
  const { status } = spawnSync(node, ['--no-warnings', join(root, script), ...args], {
    stdio: 'inherit',
    cwd: root,
  })
  if (status !== 0) process.exit(status ?? 1)
}
