/**
 * `npm run house` prints the structure of the code: lines, long files, full folders, circles of domains,
 * duplicates, and how many places one more call, collection and the like touches by the guides. `-- --edges`
 * adds each import between domains of one circle. It counts the tracked files as they are on disk.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from '../ensure.mjs'
import { edgesOf } from './domain-order.ts'
import { circlesOf } from './house-circles.ts'

const longFile = 300
const fullFolder = 40
/** Shorter runs of equal lines come from the syntax. */
const twiceLines = 6

type Source = { path: string; lines: string[] }

const sources: Source[] = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs', '*.css'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((path) => path !== '' && existsSync(join(root, path)))
  .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n').slice(0, -1) }))

const isTest = ({ path }: Source) => /^(tests|bench)\/|\.test\.tsx?$/.test(path)
const isDemo = ({ path }: Source) => path.includes('/demo/')
const tests = sources.filter(isTest)
const demo = sources.filter((file) => !isTest(file) && isDemo(file))
const own = sources.filter((file) => !isTest(file) && !isDemo(file))

print('lines', [
  ['source without demo and tests', lineCount(own)],
  ['tests and benchmarks', lineCount(tests)],
  ['code of the demo', lineCount(demo)],
  ['content as data', packageLines()],
])
print(`files over ${longFile} lines`, tally(own.filter(({ lines }) => lines.length > longFile).map(lengthOf)))
print(`folders over ${fullFolder} files`, fullFolders(sources))
for (const [name, folder] of [
  ['server domains', 'server/domains'],
  ['features of pages', 'app/features'],
] as const)
  print(`${name} in circles`, circleRows(folder))
print('what stands twice', twiceRows(own).slice(0, 21))
print('places by the guides', guideRows())

function lineCount(files: readonly Source[]): number {
  return files.reduce((sum, { lines }) => sum + lines.length, 0)
}

/** Lines of the packages in `content/`, which nothing compiles. */
function packageLines(): number {
  const paths = execFileSync('git', ['ls-files', '-z', 'content'], { cwd: root, encoding: 'utf8' })
  return paths
    .split('\0')
    .filter((path) => path !== '' && existsSync(join(root, path)))
    .reduce((sum, path) => sum + readFileSync(join(root, path), 'utf8').split('\n').length - 1, 0)
}

function lengthOf({ path, lines }: Source): [string, number] {
  return [path, lines.length]
}

function tally(rows: [string, number][]): [string, number][] {
  return [['number', rows.length], ...rows.sort(([, one], [, other]) => other - one)]
}

function fullFolders(files: readonly Source[]): [string, number][] {
  const folders = new Map<string, number>()
  for (const { path } of files) folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1)
  return tally([...folders].filter(([, count]) => count > fullFolder))
}

/** The circles among the folders of `folder`, and with `--edges` the imports that make them. */
function circleRows(folder: string): [string, number | string][] {
  const edges = own
    .filter(({ path }) => path.startsWith(`${folder}/`))
    .flatMap(({ path, lines }) => edgesOf(path, lines.join('\n'), folder))
  const circles = circlesOf(edges)
  const among = new Set(circles.flat())
  return [
    ['number', among.size],
    ...circles.map((circle): [string, string] => ['circle', circle.sort().join(' ')]),
    ...(process.argv.includes('--edges') ? edges : [])
      .filter(({ from, to }) => circles.some((circle) => circle.includes(from) && circle.includes(to)))
      .map(({ from, to, file, target }): [string, string] => [`${from} → ${to}`, `${file} → ${target}`]),
  ]
}

/** Runs of equal lines in two places, at any indentation; imports and closing brackets do not count. */
function twiceRows(files: readonly Source[]): [string, number][] {
  const seen = new Map<string, string>()
  const pairs = new Map<string, number>()
  for (const { path, lines } of files.filter(({ path }) => !/\.css$|\/migrations\//.test(path))) {
    const telling = lines
      .map((line) => line.trim())
      .filter((line) => line.length > 4 && !line.startsWith('import '))
    for (let at = 0; at + twiceLines <= telling.length; at++) {
      const run = telling.slice(at, at + twiceLines).join('\n')
      const before = seen.get(run)
      if (before && before !== path)
        pairs.set(`${before} = ${path}`, (pairs.get(`${before} = ${path}`) ?? twiceLines - 1) + 1)
      seen.set(run, path)
    }
  }
  return tally([...pairs])
}

/** The steps of each guide that adds something: each is a place that a developer has to change. */
function guideRows(): [string, number][] {
  const guides = execFileSync('git', ['ls-files', 'docs/guides/add-*.md'], { cwd: root, encoding: 'utf8' })
  return guides
    .split('\n')
    .filter(Boolean)
    .map((path) => {
      const steps = readFileSync(join(root, path), 'utf8').match(/^\d+\. \*\*/gm)?.length ?? 0
      return [basename(path, '.md'), steps]
    })
}

function print(title: string, rows: [string, number | string][]): void {
  console.log(`\n${title}`)
  for (const [name, value] of rows) console.log(`  ${String(value).padStart(8)}  ${name}`)
}
