import type { Plugin } from 'vite'

/** Vite's own waits for further files of a part; here the one style sheet stands in the page, and scripts ask for scripts. */
const preload = 'export const __vitePreload = (load) => load()'

/** What the router can be told and is not told here; without it the code that would measure each of its steps goes. */
const untold = ['init.instrumentations', 'consumeInstrumentationClientResultMetaReceiver(router)']

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
      filter: { id: /\/react-router\/dist\/production\/lib\/router\/router\.js$/ },
      handler(code, id) {
        const missing = untold.find((text) => !code.includes(text))
        if (missing) throw new Error(`${id} does not ask for ${missing} any more`)
        return { code: untold.reduce((text, asked) => text.replaceAll(asked, 'undefined'), code), map: null }
      },
    },
  }
}
