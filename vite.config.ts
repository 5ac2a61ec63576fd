import { mkdirSync, writeFileSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { leanClient } from './scripts/lean-client.ts'
import { oneLanguage } from './scripts/one-language.ts'
import { guardRouteImports, pageGuard } from './scripts/vite-page-guard.ts'

export default defineConfig({
  experimental: {
    // A script finds the others beside itself, on whatever host the files are (`YISUN_ASSET_URL`, read at the start).
    renderBuiltUrl: (_, { hostType }) => (hostType === 'js' ? { relative: true } : undefined),
  },
  plugins: [
    tailwindcss(),
    reactRouter(),
    leanClient(),
    oneLanguage(),
    pageGuard(),
    guardRouteImports(),
    chunkReport(),
  ],
  environments: {
    client: {
      // Drops the half of React that talks to its developer tools.
      define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
      build: {
        // A preload list for each lazy chunk would weigh more in every page than it saves in one.
        modulePreload: { resolveDependencies: () => [] },
        target: ['chrome111', 'safari16.4', 'firefox128'],
        rolldownOptions: {
          output: {
            // What the frame imports is one file, what most pages share another: small files compress worse.
            codeSplitting: {
              groups: [
                { name: 'frame', test: /\/app\/(root|entry\.client)\.tsx$/, priority: 1 },
                // Words of every list: each alone would be a file of its own.
                { name: 'lists', test: /\/messages\/list_\w+\.js$/, priority: 1 },
                { name: 'often', minShareCount: 106 },
              ],
            },
            // The minifier cuts a message to its language only where that is a constant: see `oneLanguage`.
            topLevelVar: false,
          },
        },
      },
    },
    // The server is one bundle with the pages, so that both see the same modules.
    ssr: { build: { target: 'node24', rolldownOptions: { input: './server/serve.ts' } } },
  },
})

/** Writes the contents of each browser chunk, for `scripts/check-bundle.mjs`. */
function chunkReport(): Plugin {
  return {
    name: 'chunk-report',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) =>
        file.type !== 'chunk'
          ? []
          : {
              file: file.fileName,
              entry: file.facadeModuleId,
              imports: file.imports,
              modules: Object.entries(file.modules).map(([id, { renderedLength }]) => [id, renderedLength]),
            },
      )
      mkdirSync('build', { recursive: true })
      writeFileSync('build/chunks.json', JSON.stringify(chunks))
    },
  }
}
