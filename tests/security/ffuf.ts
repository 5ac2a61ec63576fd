import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inFolder, runScanner } from './run-scanner.ts'

/** Files that other servers leave exposed; here no such address exists. */
const hiddenBases = [
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
const hiddenEndings = [
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
const hidden = hiddenBases.flatMap((base) => hiddenEndings.map((ending) => base + ending))

/** Suffixes for existing addresses, which a careless server takes for another address. */
const twists = ['', '/', '/.', '%00', '.json', '.data', '/_.data', '?page=%27%22%3C%00', '?search=%27%22%3C']

/**
 * Looks for hidden files, opens the portal's addresses, and modifies those of its pages.
 * @param paths of the portal, each beginning with `/`
 */
export async function fuzz(
  address: string,
  { twisted, plain }: { twisted: readonly string[]; plain: readonly string[] },
): Promise<string[]> {
  const addresses = [...plain, ...twisted.flatMap((path) => twists.map((twist) => path + twist))]
  const tried = [...hidden, ...new Set(addresses.map((path) => path.slice(1)))]
  const isHidden = new Set(hidden)
  return (await statusesOf(address, tried))
    .filter(({ status, input }) => status >= 500 || (isHidden.has(input.FUZZ) && isAnswer(status)))
    .map(({ status, input }) => `ffuf: /${input.FUZZ} answers ${status}`)
}

type Result = { status: number; input: { FUZZ: string } }

async function statusesOf(address: string, words: readonly string[]): Promise<Result[]> {
  return inFolder(async (folder) => {
    const list = join(folder, 'words.txt')
    const report = join(folder, 'ffuf.json')
    writeFileSync(list, words.join('\n'))
    const options = ['-mc', 'all', '-t', '8', '-s', '-of', 'json', '-o', report]
    await runScanner('ffuf', ['-u', `${address}/FUZZ`, '-w', list, ...options], { folder, seconds: 240 })
    const { results } = JSON.parse(readFileSync(report, 'utf8')) as { results: Result[] }
    if (results.length < hidden.length) throw new Error(`ffuf was answered ${results.length} times`)
    return results
  })
}

function isAnswer(status: number): boolean {
  return status < 300 || status === 401 || status === 405
}
