/**
 * `npm test`: the checks, the weight of the pages, the tests of units and calls, the tests in the browser. Prints as its last line
 * "N passed, N failed" out of what the runners counted, after the files that took longest and the names of what failed,
 * and fails when anything failed or nothing ran.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureBrowser, ensureBuild, ensureNode, ensurePackages, root, say } from './ensure.mjs'

ensurePackages()
const node = ensureNode()
const results = mkdtempSync(join(tmpdir(), 'yisun-results-'))
const environment = {
  ...process.env,
  // Tests of calls open pages too.
  CHROMIUM_PATH: ensureBrowser(),
  PATH: `${dirname(node)}${delimiter}${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
}

/** Named again at the end, since of a long log often the end alone is kept. */
const failures = []
/** Passed at their second try: no failure of the run, but something to look into. */
const unsteady = []
/** How long each file of tests took. */
const seconds = []
const counts = [check(), bundleCheck(), unitTests(), browserTests()]
rmSync(results, { recursive: true, force: true })
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
if (counts.slice(2).some((count) => count.passed + count.failed === 0)) say('A runner found no test at all')
const slowest = seconds.sort((one, other) => other.took - one.took).slice(0, 20)
if (slowest.length > 0) console.log('The slowest files, in seconds of their own:')
for (const { file, took } of slowest) console.log(`${took.toFixed(1).padStart(7)} ${file}`)
for (const test of unsteady) console.log(`Passed at the second try: ${test}`)
for (const failure of failures) console.log(`Failed: ${failure}`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 || counts.slice(2).some((count) => count.passed === 0) ? 1 : 0)

/** Generated sources, format, lint and types: no tests, so nothing passes here, but it can fail. */
function check() {
  const status = run('npm', ['run', '--silent', 'check'])
  if (status !== 0) failures.push('npm run check')
  return { passed: 0, failed: status === 0 ? 0 : 1 }
}

/** What pages load first: one check of all of them. */
function bundleCheck() {
  ensureBuild(node)
  const status = run(node, ['--no-warnings', join(root, 'scripts/check-bundle.mjs')])
  if (status !== 0) failures.push('scripts/check-bundle.mjs, the weight of the pages')
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
  for (const { name, startTime, endTime } of report?.testResults ?? [])
    seconds.push({ file: relative(root, name), took: (endTime - startTime) / 1000 })
  return settle(status, report?.numPassedTests, unitFailures(report?.testResults ?? []))
}

function browserTests() {
  const output = join(results, 'playwright.json')
  const playwright = join(root, 'node_modules/@playwright/test/cli.js')
  const status = run(node, [playwright, 'test', '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: output,
  })
  const report = read(output)
  for (const suite of report?.suites ?? [])
    seconds.push({ file: `tests/${suite.file}`, took: tookOf(suite) / 1000 })
  unsteady.push(...browserTestsOf(report, 'flaky'))
  return settle(status, (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0), [
    ...browserTestsOf(report, 'unexpected'),
    ...(report?.errors ?? []).map(firstLine),
  ])
}

/** The tests of Vitest's report that failed, and the files that did not load. */
function unitFailures(files) {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [`${file}: ${firstLine({ message })}`]
    return failed.map((test) => `${file}: ${test.fullName}: ${plainLines(test.failureMessages?.[0])}`)
  })
}

/** The tests of Playwright's report that ended so, each with what its first try said and where. */
function browserTestsOf(suite, status) {
  const own = (suite?.specs ?? []).flatMap(({ file, title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ results: [first] }) => {
        const at = first?.errorLocation
        const place = at ? ` at ${relative(root, at.file)}:${at.line}` : ''
        return `tests/${file}: ${title}${place}: ${plainLines(first?.error?.message)}`
      }),
  )
  return [...own, ...(suite?.suites ?? []).flatMap((inner) => browserTestsOf(inner, status))]
}

/** Milliseconds of all tests of a suite, every try of them. */
function tookOf({ specs = [], suites = [] }) {
  const tries = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
  return [...tries.map(({ duration }) => duration), ...suites.map(tookOf)].reduce((sum, one) => sum + one, 0)
}

/** The first lines of a message without the colours of a terminal, as one line. */
function plainLines(message = '') {
  return stripVTControlCharacters(message).split('\n').slice(0, 8).join(' ').replace(/ +/g, ' ')
}

function firstLine({ message }) {
  return String(message ?? '').split('\n', 1)[0]
}

/** A runner can fail without a failed test: a crash, an error after the last test. */
function settle(status, passed = 0, failed = []) {
  const all = status !== 0 && failed.length === 0 ? ['a runner, which names no test'] : failed
  failures.push(...all)
  return { passed, failed: all.length }
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
