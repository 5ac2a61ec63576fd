import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseFeed } from 'feedsmith'

const lab = join(import.meta.dirname, '..')
const jing = 'nu.validator.vendor.thaiopensource.relaxng.util.Driver'

/** Atom by Jing, which comes with the validator of HTML, and once more by a reader of feeds. */
export function atomErrors(files, { java }) {
  return inFolder(files, (folder, names) => {
    const jar = join(lab, 'node_modules/vnu-jar/build/dist/vnu.jar')
    const grammar = join(lab, 'formats/atom.rnc')
    const { stdout, stderr, status } = spawnSync(java, ['-cp', jar, jing, '-c', grammar, ...names], {
      cwd: folder,
      encoding: 'utf8',
    })
    return [
      ...(status === 0 ? [] : [stdout || stderr]),
      ...files.flatMap((file) => readerErrors(file, 'atom')),
    ]
  })
}

/** JSON Feed 1.1 by types that others wrote: a file is one value of theirs, with nothing that they do not know. */
export function jsonFeedErrors(files, { node }) {
  const sources = files.map(({ address, text }, index) => ({
    address,
    name: `feed-${index}.ts`,
    text: `import type Feed from '@json-feed-types/1_1'\nexport const feed = ${text} satisfies Feed\n`,
  }))
  return inFolder(sources, (folder, names) => {
    const tsc = join(lab, '../../node_modules/typescript/bin/tsc')
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--types', '']
    const modules = ['--module', 'preserve', '--moduleResolution', 'bundler', '--target', 'es2022']
    const { stdout, status } = spawnSync(node, [tsc, ...options, ...modules, ...names], {
      cwd: folder,
      encoding: 'utf8',
    })
    return [...(status === 0 ? [] : [stdout]), ...files.flatMap((file) => readerErrors(file, 'json'))]
  })
}

/** What a program that reads feeds makes of it: the same entries, each with an address of its own. */
function readerErrors({ address, text, count }, format) {
  const read = parseFeed(text)
  const entries = read.format === format ? (read.feed.entries ?? read.feed.items ?? []) : []
  const ids = new Set(entries.map(({ id }) => id))
  return entries.length > 0 && entries.length === count && ids.size === count
    ? []
    : [`${address}: a reader finds ${entries.length} entries, ${ids.size} of them of their own, not ${count}`]
}

/** Below the laboratory, where its packages are found. */
function inFolder(files, work) {
  mkdirSync(join(lab, 'node_modules/.cache'), { recursive: true })
  const folder = mkdtempSync(join(lab, 'node_modules/.cache/formats-'))
  try {
    const names = files.map(({ name, address }) => name ?? `${address.replaceAll(/[^\w.]/g, '_')}.xml`)
    for (const [index, name] of names.entries()) writeFileSync(join(folder, name), files[index].text)
    return work(folder, names)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
