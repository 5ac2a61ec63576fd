/**
 * `npm run test:pages`: the page tests that take too long for `npm test`. Every page template in both
 * languages and every view, their HTML and the files for other programs through validators, and the public
 * pages on a mid-range phone. Report: test-results/pages.txt. `--lab` leaves the views out, `--formats` tests
 * only the files for other programs (feeds, calendars, maps, exports); other arguments are Playwright's.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { faultsOf, formatsReport, htmlReport, measureReport, missesOf } from '../tests/lab/pages-report.mjs'
import {
  ensureBrowser,
  ensureBuild,
  ensureJava,
  ensureLab,
  ensureNode,
  ensurePackages,
  root,
  say,
} from './ensure.mjs'

/** Tables state their native roles, because Safari drops them in the narrow layout: not a fault. */
const knownRoles = '.*“role” attribute must not be used on a “(tr|th|td)” element.*'

ensurePackages()
const node = ensureNode()
ensureBuild(node)
ensureLab()
const java = ensureJava()
const isFormatsAlone = process.argv.includes('--formats')
const browser = isFormatsAlone ? null : ensureBrowser()
const pages = mkdtempSync(join(tmpdir(), 'yisun-pages-'))
const playwrightArguments = process.argv.slice(2).filter((argument) => argument !== '--lab')
const report = []

const steps = isFormatsAlone ? [checkFormats] : [lookAtViews, validate, checkFormats, measure]
const results = []
for (const step of steps) results.push(await step())
rmSync(pages, { recursive: true, force: true })
mkdirSync(join(root, 'test-results'), { recursive: true })
writeFileSync(
  join(root, 'test-results', isFormatsAlone ? 'formats.txt' : 'pages.txt'),
  `${report.join('\n')}\n`,
)
console.log(`\n${report.join('\n')}`)
process.exit(results.every(Boolean) ? 0 : 1)

/** The page tests, which keep the HTML of each page. With `--lab` one view of each page, for its HTML alone. */
function lookAtViews() {
  const isLab = process.argv.includes('--lab')
  const playwright = join(root, 'node_modules/@playwright/test/cli.js')
  const { status } = spawnSync(node, [playwright, 'test', 'tests/pages', ...playwrightArguments], {
    cwd: root,
    env: {
      ...process.env,
      CHROMIUM_PATH: browser,
      BROWSER_TEST_MATRIX: isLab ? 'none' : 'all',
      BROWSER_TEST_HTML: pages,
    },
    stdio: 'inherit',
  })
  report.push(`Page templates ${isLab ? 'without' : 'in every'} views: ${status === 0 ? 'passed' : 'FAILED'}`)
  return status === 0
}

function validate() {
  const files = readdirSync(pages)
  const jar = join(root, 'tests/lab/node_modules/vnu-jar/build/dist/vnu.jar')
  const { stderr, status, error } = spawnSync(
    java,
    ['-Xmx512m', '-jar', jar, '--format', 'json', '--errors-only', '--filterpattern', knownRoles, ...files],
    { cwd: pages, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  if (error || (status !== 0 && !stderr.startsWith('{')))
    say(`HTML: the validator failed. ${error ?? stderr}`)
  const messages = stderr.startsWith('{')
    ? JSON.parse(stderr).messages.map((one) => ({
        ...one,
        file: one.url.split('/').at(-1),
        extract: one.extract ?? '',
      }))
    : []
  const isGood = files.length > 0 && status === 0
  report.push(
    '',
    `HTML of ${files.length} pages: ${isGood ? 'valid' : `${messages.length} errors`}`,
    ...htmlReport(messages),
  )
  return isGood
}

/** Checks the files for other programs with independent validators, on a separate portal. */
async function checkFormats() {
  return withPortal(async ({ origin, dataDir }) => {
    const dataSets = process.env.YISUN_DATA_SETS ?? join(root, '../shared/data')
    const lines = runInLab('check-formats.mjs', { origin, dataDir, dataSets, java, node })
    report.push('', 'Files that others take:', ...formatsReport(lines.found))
    return lines.isWhole && lines.found.every((format) => faultsOf(format).length === 0)
  })
}

/** Loads the public pages from a separate portal with the demo, as production serves them. */
async function measure() {
  return withPortal(({ origin }) => {
    const order = { origin, chrome: browser, runs: Number(process.env.LAB_RUNS ?? 3), paths: publicPaths() }
    const { found, isWhole } = runInLab('measure-pages.mjs', order)
    report.push('', 'Public pages on a mid phone (4 times slower, slow 4G):', ...measureReport(found))
    return isWhole && found.every((page) => missesOf(page).length === 0)
  })
}

/** What a laboratory program printed, one JSON line each, and whether it ran to its end. */
function runInLab(program, order) {
  const { stdout, status } = spawnSync(
    node,
    ['--no-warnings', join(root, 'tests/lab', program), JSON.stringify(order)],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 64 * 1024 * 1024 },
  )
  const found = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  return { found, isWhole: status === 0 && found.length > 0 }
}

async function withPortal(work) {
  const port = 20_000 + Math.floor(Math.random() * 12_000)
  const origin = `http://localhost:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'yisun-lab-'))
  // A variable of the benchmarks and this test alone, which a portal would refuse as unknown.
  const { YISUN_DATA_SETS, ...environment } = process.env
  const server = spawn(node, ['--no-warnings', join(root, 'server/main.ts')], {
    env: { ...environment, PORT: String(port), HOST: '127.0.0.1', YISUN_DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) {
      if (server.exitCode !== null) throw new Error('The portal to be tested did not start')
      await sleep(200)
    }
    return await work({ origin, dataDir })
  } finally {
    const ended = server.exitCode === null && new Promise((resolve) => server.on('exit', resolve))
    server.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** One address of each public template in both languages, from the table of the page tests. */
function publicPaths() {
  const table = pathToFileURL(join(root, 'tests/pages/templates.ts'))
  const locale = pathToFileURL(join(root, 'shared/lib/locale.ts'))
  const program = `
    const { publicTemplates } = await import('${table}')
    const { pathInLocale } = await import('${locale}')
    // Lighthouse does not measure pages that respond 404, and a dialog over a page has the page's figures.
    const paths = publicTemplates.filter(({ status, path }) => !status && !path.includes('signIn=')).map(({ path }) => path)
    console.log(JSON.stringify(paths.flatMap((path) => [path, pathInLocale(path, 'en')])))`
  const { stdout } = spawnSync(node, ['--no-warnings', '--input-type=module', '--eval', program], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return JSON.parse(stdout)
}
