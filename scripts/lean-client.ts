import type { Plugin } from 'vite'

/** Modules that are replaced by smaller ones. A replacement without an imported name fails the build. */
const standIns = [
  {
    // Vite's own helper waits for more files; here the style sheet is in the page.
    id: /^\0vite\/preload-helper\.js$/,
    code: 'export const __vitePreload = (load) => load()',
  },
  {
    // Measures each step of the router on request; no page of ours requests it.
    id: /\/react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    code: `
      export const getRouteInstrumentationUpdates = () => ({})
      export const instrumentClientSideRouter = (router) => router
      export const consumeInstrumentationClientResultMetaReceiver = () => undefined
      export let instrumentHandler, instrumentationResultMetaContext`,
  },
]

/** Leaves out code that no page of ours can reach, but that the bundler cannot tell is unreachable. */
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
