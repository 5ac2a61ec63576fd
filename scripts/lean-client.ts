import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Vite's own waits for further files of a part; here the one style sheet stands in the page, and scripts ask for scripts. */
const preload = 'export const __vitePreload = (load) => load()'

/** All that the pages say. */
const sources = globSync('app/**/*.{ts,tsx}', { cwd: join(import.meta.dirname, '..') })
  .map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
  .join('\n')

/**
 * What the router can be told, the file of it that asks, and the answer where the pages do not tell it: the code then
 * goes that would measure each of its steps, load the next page ahead, or ask routes for links of their own.
 */
const untold: { told: RegExp; file: string; asked: string; answer: string }[] = [
  { told: /instrumentations/, file: 'router/router', asked: 'init.instrumentations', answer: 'undefined' },
  {
    told: /instrumentations/,
    file: 'router/router',
    asked: 'consumeInstrumentationClientResultMetaReceiver(router)',
    answer: 'undefined',
  },
  {
    told: /\bprefetch=/,
    file: 'dom/lib',
    asked: 'usePrefetchBehavior(prefetch, rest)',
    answer: '[false, null, null]',
  },
  { told: /\bprefetch=/, file: 'dom/lib', asked: 'shouldPrefetch && !isAbsolute', answer: 'false' },
  {
    told: /export (const|function) links\b/,
    file: 'dom/ssr/components',
    asked: 'isPageLinkDescriptor(link)',
    answer: 'false',
  },
]

/** Leaves out of the browser's code what no page of ours can reach, and no bundler can see that. */
export function leanClient(): Plugin {
  return {
    name: 'lean-client',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => ({ code: preload, moduleSideEffects: false }),
    },
    generateBundle(_, bundle) {
      const styles = Object.keys(bundle).filter((file) => file.endsWith('.css'))
      if (styles.length !== 1) throw new Error(`no part may have styles of its own: ${styles.join(', ')}`)
    },
    transform: {
      filter: {
        id: /\/react-router\/dist\/production\/lib\/[\w/-]+\.js$|\/react-dom-client\.production\.js$/,
      },
      handler: (code, id) => ({
        code: id.includes('react-dom') ? withoutTables(code) : withoutUntold(code, id),
        map: null,
      }),
    },
  }
}

function withoutUntold(code: string, id: string): string {
  return untold
    .filter(({ told, file }) => id.endsWith(`/lib/${file}.js`) && !told.test(sources))
    .reduce((text, { asked, answer }) => replace(text, asked, () => answer), code)
}

/**
 * React's tables of names, cut to what the sources can say: attributes that they use, sizes without a unit where there
 * is a `style` at all, and no names of keys as browsers gave them before 2017.
 */
function withoutTables(code: string): string {
  const isSaid = (name: string) => new RegExp(`\\b${name}\\b`).test(sources)
  const lean = replace(code, /(?<=aliases = new Map\(\[)[^;]+(?=\]\))/, (pairs) =>
    [...pairs.matchAll(/\["([\w:-]+)", "[\w:-]+"\]/g)]
      .filter(([, name = '']) => isSaid(name))
      .map(([pair]) => pair)
      .join(', '),
  )
  const keyless = ['normalizeKey', 'translateToKey'].reduce(
    (text, table) => replace(text, new RegExp(`${table} = \\{[^}]+\\}`), () => `${table} = {}`),
    lean,
  )
  return /\bstyle=/.test(sources)
    ? keyless
    : replace(keyless, /(?<=unitlessNumbers = new Set\()[^)]+\)(?=\s*\))/, () => '')
}

/** In every place, and there must be one: a newer version may say it in other words. */
function replace(code: string, asked: string | RegExp, by: (found: string) => string): string {
  const replaced = typeof asked === 'string' ? code.replaceAll(asked, by) : code.replace(asked, by)
  if (replaced === code) throw new Error(`a library does not hold ${asked} any more`)
  return replaced
}
