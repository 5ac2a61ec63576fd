/**
 * `node scripts/check-bundle.mjs` weighs what each page of the last build loads first, by package. It fails
 * when a public page has a forbidden package, when server code reaches the browser, or when a page exceeds
 * its budget. Weights are KiB gzip, in the heavier language; the last column is what is sent, in Brotli.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pageRoutes } from '../app/route-table.ts'
import { root } from './ensure.mjs'

const limits = { public: 122, form: 160, staff: 190, style: 16 }

/** Public pages that consist of a form. */
const forms = new Set([
  'routes/account/sign-in.tsx',
  'routes/account/invitation.tsx',
  'routes/staff/invitation.tsx',
  'routes/public/recommend.tsx',
  'routes/public/self-test.tsx',
  'routes/public/feedback.tsx',
  'routes/public/feedback-follow.tsx',
  'routes/public/feedback-ticket.tsx',
  'routes/public/venture/objection.tsx',
])

const notInPublic =
  /^(zod|jose|libphonenumber-js|react-aria.*|@react-aria\/.*|react-stately|@react-stately\/.*|@internationalized\/.*|@tiptap\/.*|prosemirror-.*)$/

const client = join(root, 'build/client')
const chunks = new Map(
  JSON.parse(readFileSync(join(root, 'build/chunks.json'), 'utf8')).map((chunk) => [chunk.file, chunk]),
)
const assets = readdirSync(join(client, 'assets')).map((name) => `assets/${name}`)
const problems = []

for (const { file, modules } of chunks.values()) {
  for (const [id] of modules) {
    if (id.startsWith(join(root, 'server')))
      problems.push(`${file} holds ${id.slice(root.length + 1)}, a file of the server`)
  }
}
const pages = new Map(pageRoutes.map((page) => [page.file, page]))
for (const [file, page] of [...pages].sort()) checkPage(file, page)
const style = sum(assets.filter((name) => name.endsWith('.css')).map((name) => gzip(name)))
if (style > limits.style) problems.push(`styles weigh ${style.toFixed(1)} KiB; the budget is ${limits.style}`)
console.log(`${style.toFixed(1).padStart(6)}  styles (${limits.style})`)

for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)

function checkPage(file, page) {
  const files = firstFiles(file)
  const weight = Math.max(sum(files.map(gzip)), sum(files.map((name) => gzip(inEnglish(name)))))
  const packages = byPackage(files)
  const kind = kindOf(file, page)
  const limit = limits[kind]
  if (weight > limit) problems.push(`${file} weighs ${weight.toFixed(1)} KiB; the budget is ${limit}`)
  if (kind === 'public') {
    for (const name of packages.keys()) {
      if (notInPublic.test(name)) problems.push(`${file} loads ${name} at once`)
    }
  }
  const heaviest = [...packages].sort((a, b) => b[1] - a[1]).slice(0, 6)
  const shares = heaviest.map(([name, share]) => `${name} ${share.toFixed(1)}`).join(', ')
  const sent = sum(files.map(brotli))
  console.log(
    `${weight.toFixed(1).padStart(6)}  ${file} (${kind}, ${limit}): ${shares}; sent ${sent.toFixed(1)}`,
  )
}

function kindOf(file, { access }) {
  if (file.startsWith('routes/staff/') && access === 'staff') return 'staff'
  return access === 'public' && !forms.has(file) ? 'public' : 'form'
}

/** The scripts that a page needs to respond to input: the entry, the root, the page with its loader. */
function firstFiles(route) {
  const wanted = ['entry.client.tsx', 'root.tsx', route].map((name) => join(root, 'app', name))
  const found = new Set()
  for (const chunk of chunks.values()) {
    const [path = '', query = ''] = (chunk.entry ?? '').split('?')
    const isFirst = query === '' || query.includes('client-route') || query === 'route-chunk=clientLoader'
    if (wanted.includes(path) && isFirst) follow(chunk.file, found)
  }
  if (found.size < 3) throw new Error(`the build holds no chunk of ${route}`)
  return [...found]
}

function follow(file, found) {
  if (found.has(file)) return
  found.add(file)
  for (const imported of chunks.get(file).imports) follow(imported, found)
}

/** Each package's share of the compressed chunks, by the length of its code in them. */
function byPackage(files) {
  const shares = new Map()
  for (const file of files) {
    const modules = chunks.get(file).modules
    const length = sum(modules.map(([, size]) => size)) || 1
    for (const [id, size] of modules) {
      const name = packageOf(id)
      shares.set(name, (shares.get(name) ?? 0) + (size / length) * gzip(file))
    }
  }
  return shares
}

function packageOf(id) {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? []
  if (name) return name
  return id.includes('/messages/generated/') ? 'messages' : 'own code'
}

/** The English version of a script; the script itself where both languages share it. */
function inEnglish(file) {
  const english = file.replace('assets/', 'assets/en/')
  return existsSync(join(client, english)) ? english : file
}

function gzip(file) {
  return statSync(join(client, `${file}.gz`)).size / 1024
}

function brotli(file) {
  return statSync(join(client, `${file}.br`)).size / 1024
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}
