/**
 * `npm run sbom` writes this release's list of components and licences, made by npm from the lockfile, to
 * `build/sbom.cdx.json` in CycloneDX format; `-- --all` includes build and test dependencies. The same
 * lockfile gives the same file: it contains no time and no run id.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

type Component = { name: string; version: string; licenses?: unknown[] }
type Sbom = {
  serialNumber?: string
  metadata: { timestamp?: string; component: { name: string; 'bom-ref': string } }
  components: Component[]
}

const root = join(import.meta.dirname, '..')
const { all } = parseArgs({ options: { all: { type: 'boolean' } } }).values

const made = JSON.parse(
  execFileSync(
    'npm',
    [
      'sbom',
      '--package-lock-only',
      '--sbom-format=cyclonedx',
      '--sbom-type=application',
      ...(all ? [] : ['--omit=dev']),
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore'] },
  ),
) as Sbom
delete made.serialNumber
delete made.metadata.timestamp
// npm takes the name from the folder, but the package has its own.
made.metadata.component.name = made.metadata.component['bom-ref'].replace(/@[^@]*$/, '')

mkdirSync(join(root, 'build'), { recursive: true })
writeFileSync(join(root, 'build/sbom.cdx.json'), `${JSON.stringify(made, null, 2)}\n`)
const unlicensed = made.components.filter(({ licenses }) => !licenses?.length)
console.log(`build/sbom.cdx.json: ${made.components.length} components`)
for (const { name, version } of unlicensed) console.log(`  no licence stated: ${name} ${version}`)
