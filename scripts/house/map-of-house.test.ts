import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { domainOrder } from './domain-order.ts'

const root = join(import.meta.dirname, '../..')
const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
const map = /```\n(app\/[\s\S]*?)```/.exec(guide)?.[1] ?? ''
const foldersIn = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name !== 'generated' ? [entry.name] : [],
  )

/** The entries of the map below a root. */
function roomsOf(name: string): string {
  return new RegExp(`^${name}/.*\\n((?: .*\\n)*)`, 'm').exec(map)?.[1] ?? ''
}

it.each(['app', 'shared', 'server'])('the map names every folder of %s', (name) => {
  const rooms = roomsOf(name)
  for (const folder of foldersIn(name)) expect(rooms).toMatch(new RegExp(`^  ${folder}/`, 'm'))
})

it('the map names only folders and files that exist', () => {
  for (const name of ['app', 'shared', 'server'])
    for (const [, path = ''] of roomsOf(name).matchAll(/^ {2}([\w/.-]+?)\/?(?:<domain>\/)? /gm))
      expect(readdirSync(join(root, name, path, '..'))).toContain(path.split('/').at(-1))
})

it('the map names the domains in their order, and features are of a domain', () => {
  const told = /names a domain in every root: (.*?)\. They/.exec(guide)?.[1] ?? ''
  expect([...told.matchAll(/`([\w-]+)`/g)].map(([, name]) => name)).toEqual(domainOrder)
  expect(
    foldersIn('app/features').filter((name) => name !== 'gallery' && !domainOrder.includes(name)),
  ).toEqual([])
})
