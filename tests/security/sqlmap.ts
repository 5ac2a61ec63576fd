import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inFolder, runScanner } from './run-scanner.ts'

const options = [
  '--batch',
  '--ignore-stdin',
  '--disable-coloring',
  '--dbms=PostgreSQL',
  '--technique=BEQ',
  '--level=1',
  '--ignore-code=*',
  '--skip-waf',
  '--flush-session',
]
const nothingFound = 'do not appear to be injectable'
const somethingFound = 'identified the following injection point'

/** Tries SQL injection in every value of a JSON body; returns the places where it succeeded. */
export async function injectBody(address: string, body: object): Promise<string[]> {
  return inFolder((folder) => {
    const request = join(folder, 'request.txt')
    const lines = [
      'POST / HTTP/1.1',
      `Host: ${new URL(address).host}`,
      'Content-Type: application/json; charset=utf-8',
      '',
    ]
    writeFileSync(request, `${lines.join('\r\n')}\r\n${JSON.stringify(body)}`)
    return inject(folder, ['-r', request])
  })
}

/** The same for every value in the query of an address. */
export async function injectQuery(url: string): Promise<string[]> {
  return inFolder((folder) => inject(folder, ['-u', url]))
}

async function inject(folder: string, target: string[]): Promise<string[]> {
  const args = [...target, ...options, `--output-dir=${join(folder, 'found')}`]
  const said = await runScanner('sqlmap', args, { folder, seconds: 240, statuses: [0, 1] })
  if (said.includes(somethingFound))
    return [...said.matchAll(/^Parameter: (.+)$|^ +Payload: (.+)$/gm)].map(([line]) => line.trim())
  if (!said.includes(nothingFound)) throw new Error(`sqlmap did not get to the end: ${said.slice(-2000)}`)
  return []
}
