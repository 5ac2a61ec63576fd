import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What every portal begins with, what a demo adds, or a package to choose by its name, such as `packages/help`. */
export type OwnPackage = 'first' | 'demo' | `packages/${string}`

const packagesFolder = 'packages'

/** The folder of a built-in package, found from the sources and from the build alike. */
export function contentFolder(name: OwnPackage): string {
  return join(contentRoot(), name)
}

/** The names of the packages that a portal's staff can choose. */
export function starterNames(): string[] {
  return readdirSync(join(contentRoot(), packagesFolder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

function contentRoot(): string {
  let folder = import.meta.dirname
  const isIn = (one: string) => existsSync(join(one, 'content', packagesFolder))
  while (!isIn(folder) && folder !== dirname(folder)) folder = dirname(folder)
  return join(folder, 'content')
}
