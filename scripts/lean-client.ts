import type { Plugin } from 'vite'

/** Whole modules in place of which the browser gets less. One that lacks what is imported of it fails the build. */
const standIns = [
  {
    // Vite's own waits for further files of a part; here the one style sheet stands in the page, and scripts ask for scripts.
    id: /^\0vite\/preload-helper\.js$/,
    code: 'export const __vitePreload = (load) => load()',
  },
  {
    // Measures each step of the router where it is told to; no page of ours tells it.
    id: /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    code: `
      export const getRouteInstrumentationUpdates = () => ({})
      export const instrumentClientSideRouter = (router) => router
      export const consumeInstrumentationClientResultMetaReceiver = () => undefined
      export let instrumentHandler, instrumentationResultMetaContext`,
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
      filter: { id: standIns.map(({ id }) => id) },
      handler: (id) => ({
        code: standIns.find((one) => one.id.test(id))?.code ?? '',
        moduleSideEffects: false,
      }),
    },
    generateBundle(_, bundle) {
      const styles = Object.keys(bundle).filter((file) => file.endsWith('.css'))
      if (styles.length !== 1) throw new Error(`no part may have styles of its own: ${styles.join(', ')}`)
    },
  }
}
