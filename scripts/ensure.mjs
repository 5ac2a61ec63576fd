/**
 * Makes sure of what everything needs: packages, Node 24, a browser for the tests, a current build. Each step
 * says what it does, and does nothing where nothing is missing. Runs on Node 18 and later, from any folder,
 * as root or not, without a single installed package.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/**
 * Arguments of Node for one node of the portal. With its own bounds V8 lets the garbage of pages pile up to
 * four times what is in use; what a page needs lives for milliseconds, and all that stays is a tenth of this.
 */
export const serverArguments = [
  '--max-old-space-size=1024',
  '--max-semi-space-size=32',
  '--no-warnings',
  join(root, 'server/main.ts'),
]

const neededNodeMajor = 24
const headlessShell = 'chromium-headless-shell'
const debianInstaller = 'apt-get'

/** Installs the packages of the lockfile unless exactly these are installed. */
export function ensurePackages() {
  const problem = packagesProblem()
  if (!problem) return
  // npm would empty the link's target folder, which others may be using.
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink())
    stop(`Packages: ${problem}; node_modules is a link, so install them where it leads`)
  requireWritable(root, `Packages: ${problem}; run "npm ci" there as the user that owns the folder`)
  say(`Packages: ${problem}; installing them (npm ci)`)
  run(...npm('ci', '--no-audit', '--no-fund', '--loglevel=error'))
  const remaining = packagesProblem()
  if (remaining) stop(`Packages: after npm ci still ${remaining}`)
}

/** The path of a Node 24: the one installed with the packages, else the running one. */
export function ensureNode() {
  const bundled = join(root, 'node_modules/node/bin/node')
  if (majorOf(bundled) === neededNodeMajor) return bundled
  if (Number(process.versions.node.split('.')[0]) === neededNodeMajor) return process.execPath
  requireWritable(root, 'Node: the package "node" is incomplete; run "npm rebuild node" there as its owner')
  say('Node: the package "node" is incomplete, perhaps because install scripts are off; completing it')
  run(...npm('rebuild', 'node', '--ignore-scripts=false', '--loglevel=error'))
  if (majorOf(bundled) === neededNodeMajor) return bundled
  return stop(
    `Node: ${neededNodeMajor} is needed and could not be installed; install Node ${neededNodeMajor} and start again`,
  )
}

/**
 * Builds the pages and the server unless the build is of exactly these sources.
 * @param before runs before a build, to report problems before anybody waits for it
 */
export function ensureBuild(node, before = () => {}) {
  if (isBuilt()) return
  before()
  requireWritable(
    root,
    'Build: it is older than the sources; run "npm run build" there as the user that owns the folder',
  )
  say('Build: it is missing or older than the sources; building (half a minute)')
  alone('build', () => {
    if (isBuilt()) return
    const hash = sourceHash()
    // Started by a test, it would otherwise be React's development build that is served afterwards.
    const env = { NODE_ENV: 'production', PATH: `${dirname(node)}:${process.env.PATH}` }
    runQuietly(...npm('run', '--silent', 'build'), env)
    // Written last: a build that was interrupted is never taken for a current one.
    mkdirSync(dirname(buildStamp), { recursive: true })
    writeFileSync(buildStamp, hash)
  })
}

const buildStamp = join(root, 'build/source-hash')

function isBuilt() {
  return read(buildStamp) === sourceHash() && existsSync(join(root, 'build/server/index.js'))
}

/** No work takes so long: the process that holds an older lock is another one under the same number. */
const longestMs = 300_000

/** Does something while no other process does it in this folder: two nodes may be started from it at once. */
function alone(name, work) {
  const lock = join(root, `.cache/${name}.lock`)
  mkdirSync(dirname(lock), { recursive: true })
  while (!takes(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
  try {
    work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function takes(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    const since = lstatSync(lock, { throwIfNoEntry: false })?.mtimeMs
    if (since !== undefined && (Date.now() - since > longestMs || !isRunning(Number(read(lock)))))
      rmSync(lock, { force: true })
    return false
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/**
 * The path of a Chromium; also ensures a font that shows Chinese. Both are installed where Debian's tools
 * can. The headless shell is preferred: it draws the same pages in two thirds of the time.
 */
export function ensureBrowser() {
  const stated = process.env.CHROMIUM_PATH
  if (stated && !existsSync(stated))
    stop(`CHROMIUM_PATH: ${stated} does not exist; expects the path of a Chromium`)
  const missing = [
    ...(stated || commandExists(headlessShell) ? [] : [headlessShell]),
    ...(hasChineseFont() ? [] : ['fonts-noto-cjk']),
  ]
  if (missing.length > 0 && canInstall()) install(missing)
  if (!stated && !findBrowser() && canInstall()) install(['chromium'])
  const browser = stated ?? findBrowser()
  if (!browser)
    stop('CHROMIUM_PATH: no browser was found for the tests; expects the path of a Chromium or Chrome')
  if (!hasChineseFont()) say('Browser: no Chinese font was found; pictures of pages will lack characters')
  return browser
}

function canInstall() {
  return process.getuid?.() === 0 && commandExists(debianInstaller)
}

/** Installs by Debian's tools; the caller notices what could not be installed. */
function install(packages) {
  say(`Installing ${packages.join(' and ')} (apt-get)`)
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { env: environment, stdio: ['ignore', 2, 2] }
  const steps = [['update'], ['install', '-y', '--no-install-recommends', ...packages]]
  for (const step of steps) spawnSync(debianInstaller, ['-qq', ...step], options)
}

/** Installs the laboratory's measuring tools into its own folder: large, and needed by nothing else. */
export function ensureLab() {
  const lab = join(root, 'tests/lab')
  const problem = packagesProblem(lab)
  if (!problem) return
  say(`Laboratory: ${problem}; installing the packages of tests/lab (npm ci)`)
  run(...npm('ci', '--prefix', lab, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'))
}

/** The path of a Java runtime, which the HTML validator needs. */
export function ensureJava() {
  if (commandExists('java')) return 'java'
  if (canInstall()) install(['default-jre-headless'])
  return commandExists('java')
    ? 'java'
    : stop('Java: none was found; install a Java 11 or later and start again')
}

/** Commands of Debian packages of the same name, as `npm run test:security` and `npm run bench` need them. */
export function ensureTools(names) {
  const missing = () => names.filter((name) => !commandExists(name))
  if (missing().length > 0 && canInstall()) install(missing())
  if (missing().length > 0)
    stop(
      `Tools: ${missing().join(', ')} not found; run "sudo apt-get install ${missing().join(' ')}" or start as root`,
    )
}

/** Prints a step, set apart from what the step itself prints. */
export function say(line) {
  process.stderr.write(`${line}\n`)
}

function packagesProblem(folder = root) {
  const wanted = readJson(join(folder, 'package-lock.json'))?.packages
  if (!wanted) return stop('Packages: package-lock.json is missing or broken; restore it from the repository')
  const installed = readJson(join(folder, 'node_modules/.package-lock.json'))?.packages
  if (!installed) return 'they are not installed'
  for (const [path, { version, optional }] of Object.entries(wanted)) {
    if (path === '') continue
    const found = installed[path]
    // npm leaves out an optional package on a platform that it is not for.
    if (!found && !optional) return `${path.replace('node_modules/', '')} is missing`
    if (found && found.version !== version) return `${path.replace('node_modules/', '')} is not ${version}`
  }
  return null
}

/** A hash of everything that the build reads. */
function sourceHash() {
  const hash = createHash('sha256')
  const tops = [
    'app',
    'messages',
    'project.inlang/settings.json',
    'public',
    'scripts/compress-assets.mjs',
    'scripts/generate.mjs',
    'scripts/lean-client.ts',
    'scripts/one-language.ts',
    'scripts/vite-page-guard.ts',
    'server',
    'shared',
  ]
  const files = [
    'package.json',
    'package-lock.json',
    'react-router.config.ts',
    'tsconfig.json',
    'vite.config.ts',
  ]
  for (const path of [...files, ...tops].flatMap(filesBelow).sort()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesBelow(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  const entries = tryReadFolder(full)
  if (!entries) return [path]
  return entries
    .filter((name) => !/^(generated|cache)$|\.test\.tsx?$/.test(name))
    .flatMap((name) => filesBelow(`${path}/${name}`))
}

function tryReadFolder(path) {
  try {
    return readdirSync(path)
  } catch (error) {
    if (error.code === 'ENOTDIR') return null
    throw error
  }
}

function findBrowser() {
  const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
  const places = [
    ...names.flatMap((name) =>
      ['/usr/bin', '/usr/local/bin', '/snap/bin'].map((folder) => join(folder, name)),
    ),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ]
  return places.find((path) => existsSync(path)) ?? null
}

function hasChineseFont() {
  if (process.platform === 'darwin') return true
  const { stdout } = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' })
  return Boolean(stdout?.trim())
}

/** The npm that was called, run as a script, so that it works where only this Node can be found. */
function npm(...args) {
  const script = process.env.npm_execpath
  return script?.endsWith('.js') ? [process.execPath, [script, ...args]] : ['npm', args]
}

function run(command, args, environment = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    // Standard output is reserved for the caller's own result.
    stdio: ['ignore', 2, 2],
  })
  if (error) stop(`${command}: could not be started (${error.code})`)
  if (status !== 0)
    stop(`${command} ${args.filter((arg) => !arg.startsWith('/')).join(' ')}: failed, see above`)
}

/** Shows the command's output only when it fails: then all of it is needed. */
function runQuietly(command, args, environment = {}) {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1 << 28,
  })
  if (error) stop(`${command}: could not be started (${error.code})`)
  if (status === 0) return
  process.stderr.write(Buffer.concat([stdout, stderr]))
  stop(`${command} ${args.filter((arg) => !arg.startsWith('/')).join(' ')}: failed, see above`)
}

function majorOf(node) {
  try {
    return Number(/^v(\d+)\./.exec(execFileSync(node, ['-v'], { encoding: 'utf8' }))?.[1])
  } catch {
    return null
  }
}

function commandExists(name) {
  return (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, name)))
}

function requireWritable(folder, line) {
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    stop(`${line} (${folder})`)
  }
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

function stop(line) {
  say(line)
  process.exit(1)
}
