/** Part of `npm run check`: fails where a domain of the server imports what the order of domains forbids. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { breachesOf } from './domain-order.ts'
import { root } from './ensure.mjs'

const breaches = globSync('server/domains/*/**/*.ts', { cwd: root })
  .filter((path) => !path.endsWith('.test.ts'))
  .flatMap((path) => breachesOf(path, readFileSync(join(root, path), 'utf8')))
for (const breach of breaches) console.error(breach)
process.exitCode = breaches.length > 0 ? 1 : 0
