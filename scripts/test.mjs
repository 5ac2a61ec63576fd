/**
 * `npm test`: the checks and the page weights, then unit, call and browser tests at the same time, because
 * each waits mostly for something other than the processor. Its last line is "N passed, N failed", counted by
 * the runners, after the slowest files and the names of the failures; it fails when anything failed or
 * nothing ran.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
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

/** Repeated at the end, because often only the end of a long log is kept. */
const failures = []
/** Tests that passed at their second try: no failure of the run, but worth looking into. */
const unsteady = []
/** How long each file of tests took. */
const seconds = []
const counts = [await check(), await bundleCheck(), ...(await Promise.all([unitTests(), browserTests()]))]
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

/** Generated sources, format, lint and types: no tests, so nothing counts as passed, but it can fail. */
async function check() {
  const status = await run('npm', ['run', '--silent', 'check'])
  if (status !== 0) failures.push('npm run check')
  return { passed: 0, failed: status === 0 ? 0 : 1 }
}

/** Page weights: one check of all pages. */
async function bundleCheck() {
  ensureBuild(node)
  const status = await run(node, ['--no-warnings', join(root, 'scripts/check-bundle.mjs')])
  if (status !== 0) failures.push('scripts/check-bundle.mjs, the weight of the pages')
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 }
}

async function unitTests() {
  const output = join(results, 'vitest.json')
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const status = await run(node, [
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

async function browserTests() {
  const output = join(results, 'playwright.json')
  const playwright = join(root, 'node_modules/@playwright/test/cli.js')
  const status = await run(node, [playwright, 'test', '--reporter=line,json'], {
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
    return failed.map((test) => `${file}: ${test.fullName}`)
  })
}

/** The tests of Playwright's report with this status, each with its first try's message and place. */
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

/** Milliseconds of all tests of a suite, including every try. */
function tookOf({ specs = [], suites = [] }) {
  const tries = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
  return [...tries.map(({ duration }) => duration), ...suites.map(tookOf)].reduce((sum, one) => sum + one, 0)
}

/** The first lines of a message as one line, without terminal colours. */
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

async function run(command, args, more = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...environment, ...more },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  try {
    const [status] = await once(child, 'close')
    return status ?? 1
  } catch (error) {
    say(`${command}: could not be started (${error.code})`)
    return 1
  }
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}
