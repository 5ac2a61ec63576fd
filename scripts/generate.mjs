/**
 * Makes the generated sources: message functions and tables of them (messages/generated), and the table of calls that the
 * browser uses instead of the contract (app/api/generated). Run before every build, check and test.
 */
import { createHash } from 'node:crypto'
import fs, { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from '@inlang/paraglide-js'
import { contract } from '../shared/contract/contract.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

const generated = join(root, 'messages/generated')
/** The functions that message functions import; another one than these fails the build. */
const pluralsMadeOnce = `/** @type {Record<string, Intl.PluralRules>} */
const rules = {}

/**
 * @param {string} locale
 * @param {unknown} input
 * @returns {Intl.LDMLPluralRule}
 */
export function plural(locale, input) {
  rules[locale] ??= new Intl.PluralRules(locale)
  return rules[locale].select(Number(input))
}
`
/** Texts and compiler that the message functions were made from: making them takes ten seconds. */
const made = join(root, '.cache/messages-made-of')
const sources = hashOf([
  'scripts/generate.mjs',
  'node_modules/@inlang/paraglide-js/package.json',
  'node_modules/@inlang/plugin-message-format/package.json',
  ...globSync(['project.inlang/*.json', 'messages/{zh,en}/**/*.json'], { cwd: root }).sort(),
])
if (!existsSync(join(generated, 'runtime.js')) || read(made) !== sources) {
  rmSync(made, { force: true })
  // The compiler opens thousands of files at once, more than some systems allow, and says nothing of those not written.
  const failed = []
  const writeFile = async (...file) => {
    try {
      writeFileSync(...file)
    } catch (error) {
      failed.push(error)
    }
  }
  await compile({
    fs: { ...fs, promises: { ...fs.promises, writeFile } },
    project: join(root, 'project.inlang'),
    outdir: generated,
    strategy: ['globalVariable', 'baseLocale'],
    emitReadme: false,
  })
  if (failed[0]) throw failed[0]
  // The compiler's own functions make new rules for each plural, which took a tenth of a list's time.
  writeIfChanged('messages/generated/registry.js', pluralsMadeOnce)
  writeIfChanged('.cache/messages-made-of', sources)
}

// `#words/<prefix>` is a table of the messages whose names begin so, by the rest of their names: `inUse` is `…_in_use`.
const messages = globSync('messages/zh/*.json', { cwd: root }).flatMap((file) =>
  Object.keys(JSON.parse(read(join(root, file)))),
)
for (const prefix of wordsAskedFor()) {
  const keyOf = (name) =>
    name.slice(prefix.length + 1).replace(/_([a-z])/g, (_, letter) => letter.toUpperCase())
  const own = messages.filter((name) => name.startsWith(`${prefix}_`))
  const entries = own.map((name) => `  ${keyOf(name)}: m.${name},\n`)
  const code = `import * as m from '../messages.js'\nexport const words = {\n${entries.join('')}}\n`
  writeIfChanged(`messages/generated/words/${prefix}.js`, code)
}

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

function wordsAskedFor() {
  const files = globSync('{app,server}/**/*.{ts,tsx}', { cwd: root })
  return new Set(
    files.flatMap((file) =>
      [...read(join(root, file)).matchAll(/'#words\/(\w+)'/g)].map(([, prefix]) => prefix),
    ),
  )
}

/** One hash over the names and the contents of files. */
function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) hash.update(`${path}\n`).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

/** Leaves an unchanged file alone, so that watchers and build caches stay quiet. */
function writeIfChanged(path, content) {
  const target = join(root, path)
  mkdirSync(dirname(target), { recursive: true })
  if (read(target) !== content) writeFileSync(target, content)
}

/** A file's content, or nothing where there is no file. */
function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
