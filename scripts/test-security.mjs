/**
 * `npm run test:security`, the test of trust row 18: attacks a portal with the demo's content by the scanners that attackers use: ffuf for files
 * and addresses that nobody should find, sqlmap for injection into the database, wapiti for everything else, as a
 * visitor and with a session. It starts the portal itself, on a database of its own, and installs the scanners where it
 * may (as root on Debian). Prints what was found and fails where that is not on the reasoned list. Takes minutes.
 */
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureBuild, ensureNode, ensurePackages, ensureScanners, root, say } from './ensure.mjs'

const port = 23_710
const origin = `http://localhost:${port}`
const api = `${origin}/api/techforgood`

/** What a scanner may find, by its words, and why that is no weakness. */
const allowed = [
  {
    finding: /^wapiti: HTTP Secure Headers: Strict-Transport-Security is not set/,
    because:
      'this portal is scanned by http; behind https the header is there (tests/contract/headers.test.ts)',
  },
  {
    finding: /^wapiti: HTTP Secure Headers: X-XSS-Protection is not set/,
    because:
      'browsers have dropped this header, and where it worked it opened holes; the content policy stands for it',
  },
  {
    finding: /^wapiti: HttpOnly Flag cookie: .*yisun_(view|signed_in)/,
    because: 'scripts read colours and sizes, and whether somebody is signed in; neither opens anything',
  },
]

/** Addresses that read what somebody typed. */
const readers = [
  `${origin}/search?keywords=a&kind=tool&page=1`,
  `${origin}/tools/keywordToolList?keywords=a`,
  `${origin}/news?keywords=a&label=1&page=1`,
  `${origin}/projects?keywords=a&class=1&stage=1&sort=new&page=1`,
  `${api}/techWebAPI/tool/search?keywords=a&pageSize=5`,
  `${api}/techWebAPI/site/search?keywords=a&page=1`,
]

ensurePackages()
const node = ensureNode()
ensureScanners(['ffuf', 'sqlmap', 'wapiti'])
ensureBuild(node)
const folder = mkdtempSync(join(tmpdir(), 'yisun-security-'))
// Run by root, the database is another user's, who has to get there.
chmodSync(folder, 0o755)
const portal = spawn(node, ['--no-warnings', join(root, 'server/main.ts')], {
  env: { ...process.env, PORT: String(port), YISUN_ORIGIN: origin, YISUN_DATA_DIR: join(folder, 'data') },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const findings = []
try {
  while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) await sleep(200)
  const session = await signIn('13800138001')
  findings.push(...(await hiddenFiles()))
  for (const cookie of ['', session])
    findings.push(...(await injections(cookie)), ...(await weaknesses(cookie)))
  const { status } = await fetch(`${origin}/readyz`)
  if (status !== 200) findings.push(`portal: not ready after the scans (${status})`)
} finally {
  const ended = new Promise((resolve) => portal.once('exit', resolve))
  portal.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
}
const unique = [...new Set(findings)]
const reasonFor = (found) => allowed.find(({ finding }) => finding.test(found))?.because
for (const found of unique)
  console.log(
    `${reasonFor(found) ? 'Allowed' : 'Found'}: ${found}${reasonFor(found) ? ` (${reasonFor(found)})` : ''}`,
  )
const weak = unique.filter((found) => !reasonFor(found))
console.log(
  `trust 18, as a visitor and with a session: ${weak.length === 0 ? 'nothing found' : `${weak.length} found`}`,
)
process.exit(weak.length === 0 ? 0 : 1)

/** A session of somebody new, by the code that the demo shows to whoever sits at this machine. */
async function signIn(phone) {
  const browser = `__Host-yisun_browser=${'s'.repeat(22)}`
  const send = async (call, body) => {
    const response = await fetch(`${api}/identification/v1/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie: browser },
      body: JSON.stringify(body),
    })
    const { code, data } = await response.json()
    if (code !== 0) throw new Error(`${call}: ${code} ${JSON.stringify(data)}`)
    return response.headers.getSetCookie()
  }
  await send('sendSms', { phone, purpose: 'signIn' })
  for (let turn = 0; turn < 100; turn += 1) {
    const outbox = await (await fetch(`${origin}/outbox`)).text()
    const shown = outbox.slice(outbox.indexOf(phone))
    const code = outbox.includes(phone) && /(?<!\d)\d{6}(?!\d)/.exec(shown)?.[0]
    if (code) {
      const cookies = await send('signIn', { phone, code, consent: { privacy: 1, terms: 1 } })
      return [browser, ...cookies.map((cookie) => cookie.split(';')[0])].join('; ')
    }
    await sleep(200)
  }
  throw new Error('no code came')
}

/** Runs a scanner to its end. Output goes to a file, since scanners draw on terminals. */
async function scan(name, args) {
  say(`${name}: ${args.filter((arg) => !/[Cc]ookie/.test(arg)).join(' ')}`)
  const child = spawn(name, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = []
  child.stdout.on('data', (chunk) => said.push(chunk))
  child.stderr.on('data', (chunk) => said.push(chunk))
  const status = await new Promise((resolve) => child.once('close', resolve))
  const text = Buffer.concat(said).toString()
  if (status !== 0) throw new Error(`${name} ended with ${status}: ${text.slice(-2000)}`)
  return text
}

/** Names of files, folders and tools that are left lying about on other servers; here no such address answers. */
async function hiddenFiles() {
  const bases = [
    '.env',
    '.git/HEAD',
    '.git/config',
    '.svn/entries',
    '.DS_Store',
    '.htaccess',
    '.npmrc',
    'admin',
    'api/graphql',
    'backup',
    'config',
    'console',
    'data',
    'debug',
    'docker-compose.yml',
    'dump',
    'files',
    'metrics',
    'node_modules',
    'package-lock.json',
    'package',
    'phpinfo',
    'phpmyadmin',
    'postgres',
    'private',
    'secrets',
    'server',
    'server-status',
    'source-hash',
    'test',
    'tmp',
    'uploads',
    'wp-login',
    '..%2f..%2fetc/passwd',
    '%2e%2e/server/main.ts',
    'assets/..%2f..%2fserver/main.ts',
    'assets/%2e%2e/%2e%2e/package.json',
    'api/techforgood/%2e%2e/%2e%2e/metrics',
  ]
  const endings = [
    '',
    '.bak',
    '.json',
    '.js',
    '.map',
    '.old',
    '.php',
    '.sql',
    '.tar.gz',
    '.ts',
    '.yml',
    '.zip',
    '~',
  ]
  const words = join(folder, 'words.txt')
  writeFileSync(words, bases.flatMap((base) => endings.map((ending) => base + ending)).join('\n'))
  const report = join(folder, 'ffuf.json')
  await scan('ffuf', [
    '-u',
    `${origin}/FUZZ`,
    '-w',
    words,
    '-mc',
    '200-299,401,405,500-599',
    '-t',
    '8',
    '-s',
    '-of',
    'json',
    '-o',
    report,
  ])
  const { results } = JSON.parse(readFileSync(report, 'utf8'))
  return results.map(({ url, status }) => `ffuf: ${new URL(url).pathname} answers ${status}`)
}

async function injections(cookie) {
  const targets = join(folder, 'targets.txt')
  writeFileSync(targets, readers.join('\n'))
  const results = join(folder, cookie ? 'sqlmap-session' : 'sqlmap')
  await scan('sqlmap', [
    '-m',
    targets,
    '--batch',
    '--dbms=PostgreSQL',
    '--technique=BEU',
    '--level=2',
    '--threads=4',
    '--smart',
    '--headers=Sec-Fetch-Site: same-origin',
    ...(cookie ? [`--cookie=${cookie}`] : []),
    `--output-dir=${results}`,
  ])
  const tables = readdirSync(results).filter((name) => name.endsWith('.csv'))
  return tables
    .flatMap((name) => readFileSync(join(results, name), 'utf8').trim().split('\n').slice(1))
    .map((row) => `sqlmap: ${row}`)
}

async function weaknesses(cookie) {
  const report = join(folder, cookie ? 'wapiti-session.json' : 'wapiti.json')
  await scan(
    'wapiti',
    [
      '-u',
      `${origin}/${cookie ? 'accountCenter' : ''}`,
      '--scope',
      'domain',
      '-d',
      '2',
      '--max-links-per-page',
      '15',
      '--max-scan-time',
      '120',
      '--max-attack-time',
      '40',
      '--flush-session',
      '--store-session',
      join(folder, 'store'),
      '-m',
      'backup,cookieflags,crlf,csp,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss',
      '-H',
      'Sec-Fetch-Site: same-origin',
      ...(cookie ? ['-H', `Cookie: ${cookie}`] : []),
      '-f',
      'json',
      '-o',
      report,
      '--color',
      '--no-bugreport',
    ].filter((arg) => arg !== '--color'),
  )
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8'))
  return Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, found]) =>
    found.map(
      ({ info, path, parameter }) => `wapiti: ${kind}: ${info} (${path}${parameter ? ` ${parameter}` : ''})`,
    ),
  )
}
