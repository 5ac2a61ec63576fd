/**
 * Makes the generated sources: message functions (messages/generated) and the table of calls that the
 * browser uses instead of the contract (app/api/generated). Run before every build, check and test.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from '@inlang/paraglide-js'
import { contract } from '../shared/contract/contract.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

await compile({
  project: join(root, 'project.inlang'),
  outdir: join(root, 'messages/generated'),
  strategy: ['globalVariable', 'baseLocale'],
  emitReadme: false,
})

const table = {}
for (const [group, calls] of Object.entries(contract)) {
  table[group] = {}
  for (const [name, { method, path, access, secured, encoding = 'json' }] of Object.entries(calls)) {
    table[group][name] = { method, path, access, secured, encoding }
  }
}
writeIfChanged('app/api/generated/calls.json', `${JSON.stringify(table, null, 2)}\n`)
// The compiler leaves timers behind that would keep this process waiting for half a minute.
process.exit(0)

/** Leaves an unchanged file alone, so that watchers and build caches stay quiet. */
function writeIfChanged(path, content) {
  const target = join(root, path)
  mkdirSync(dirname(target), { recursive: true })
  let current = ''
  try {
    current = readFileSync(target, 'utf8')
  } catch {}
  if (current !== content) writeFileSync(target, content)
}
