import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inFolder, runScanner } from './run-scanner.ts'

/** Modules that judge by the responses; `ssrf` and `xxe` depend on a server of their own. */
const modules = [
  'backup',
  'blindsql',
  'cookieflags',
  'crlf',
  'csp',
  'exec',
  'file',
  'htaccess',
  'http_headers',
  'methods',
  'permanentxss',
  'redirect',
  'shellshock',
  'sql',
  'xss',
]

/** Accepted findings by their wording, and why they are no weakness. */
export const allowed = [
  {
    finding: /^HTTP Secure Headers: Strict-Transport-Security is not set/,
    because:
      'this portal is scanned by http; behind https the header is there (tests/contract/attacks/headers.test.ts)',
  },
  {
    finding: /^HTTP Secure Headers: X-XSS-Protection is not set/,
    because:
      'browsers have dropped this header, and where it worked it opened holes; the content policy stands for it',
  },
  {
    finding: /^HttpOnly Flag cookie: .*yisun_(view|signed_in)/,
    because: 'scripts read colours and sizes, and whether somebody is signed in; neither opens anything',
  },
]

type Report = Record<'vulnerabilities' | 'anomalies', Record<string, Finding[]>>
type Finding = { info: string; path: string; parameter: string }

/** Crawls from the given pages and attacks every form and address it finds, for a limited time. */
export async function crawlAndAttack(address: string, paths: readonly string[]): Promise<string[]> {
  const { vulnerabilities, anomalies } = await inFolder((folder) => attack(folder, address, paths))
  return [vulnerabilities, anomalies].flatMap((found) =>
    Object.entries(found).flatMap(([kind, list]) =>
      list.map(
        ({ info, path, parameter }) => `${kind}: ${info} (${path}${parameter ? ` ${parameter}` : ''})`,
      ),
    ),
  )
}

async function attack(folder: string, address: string, paths: readonly string[]): Promise<Report> {
  const report = join(folder, 'report.json')
  const [first = '/', ...others] = paths
  const args = [
    ...['-u', address + first, '--scope', 'domain', '-d', '1', '--max-links-per-page', '10'],
    ...others.flatMap((path) => ['-s', address + path]),
    ...['--max-scan-time', '60', '--max-attack-time', '15', '--flush-session'],
    ...['--store-session', join(folder, 'store'), '--no-bugreport', '-m', modules.join()],
    ...['-f', 'json', '-o', report],
  ]
  await runScanner('wapiti', args, { folder, seconds: 480 })
  return JSON.parse(readFileSync(report, 'utf8')) as Report
}
