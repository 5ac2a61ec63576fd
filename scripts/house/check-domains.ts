/**
 * Part of `npm run check`: fails where a server domain imports what the order of domains forbids, where one
 * feature of the pages imports another, and where a folder holds too many files.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../ensure.mjs'
import { breachesOf, featureBreachesOf, fullFolders } from './domain-order.ts'

const sources = (pattern: string) =>
  globSync(pattern, { cwd: root }).filter((path) => !/\.test\.tsx?$/.test(path))
const readWith = (breaches: (path: string, text: string) => string[]) => (path: string) =>
  breaches(path, readFileSync(join(root, path), 'utf8'))

const found = [
  ...sources('server/domains/*/**/*.ts').flatMap(readWith(breachesOf)),
  ...sources('app/features/*/**/*.{ts,tsx}').flatMap(readWith(featureBreachesOf)),
  ...fullFolders(
    globSync('{app,server,shared,tests,scripts,bench,docs}/**/*.{ts,tsx,mjs,css,md}', {
      cwd: root,
      // The laboratory has packages of its own.
      exclude: ['**/node_modules/**'],
    }),
  ),
]
for (const breach of found) console.error(breach)
process.exitCode = found.length > 0 ? 1 : 0
