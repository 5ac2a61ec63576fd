/**
 * `npm test`: the checks, the weight of the pages, the tests of units and calls, the tests in the browser. Prints as its last line
 * "N passed, N failed" out of what the runners counted, and fails when anything failed or nothing ran.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { ensureBrowser, ensureBuild, ensureNode, ensurePackages, root, say } from './ensure.mjs'

ensurePackages()
const node = ensureNode()
const results = mkdtempSync(join(tmpdir(), 'yisun-results-'))
const environment = {
  ...process.env,
  PATH: `${dirname(node)}${delimiter}${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
}

const counts = [check(), bundleCheck(), unitTests(), browserTests()]
rmSync(results, { recursive: true, force: true })
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
if (counts.slice(2).some((count) => count.passed + count.failed === 0)) say('A runner found no test at all')
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 || counts.slice(2).some((count) => count.passed === 0) ? 1 : 0)

/** Generated sources, format, lint and types: no tests, so nothing passes here, but it can fail. */
function check() {
  const status = run('npm', ['run', '--silent', 'check'])
  return { passed: 0, failed: status === 0 ? 0 : 1 }
}

/** What pages load first: one check of all of them. */
function bundleCheck() {
  ensureBuild(node)
  const status = run(node, ['--no-warnings', join(root, 'scripts/check-bundle.mjs')])
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 }
}

function unitTests() {
  const output = join(results, 'vitest.json')
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const status = run(node, [
    vitest,
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${output}`,
  ])
  const report = read(output)
  return settle(status, { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 })
}

function browserTests() {
  const output = join(results, 'playwright.json')
  const playwright = join(root, 'node_modules/@playwright/test/cli.js')
  const status = run(node, [playwright, 'test', '--reporter=line,json'], {
    CHROMIUM_PATH: ensureBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: output,
  })
  const stats = read(output)?.stats
  // A test that passes at its second try has failed once.
  return settle(status, {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
  })
}

/** A runner can fail without a failed test: a file that does not load, a crash, an error after the last test. */
function settle(status, count) {
  return status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

function run(command, args, more = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    env: { ...environment, ...more },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (error) say(`${command}: could not be started (${error.code})`)
  return status ?? 1
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}
