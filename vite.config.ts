import { mkdirSync, writeFileSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { leanClient } from './scripts/lean-client.ts'
import { oneLanguage } from './scripts/one-language.ts'
import { guardRouteImports, pageGuard } from './scripts/vite-page-guard.ts'

/** What every page shows; what only looks like it (a word in a button) would else draw a page's list into all others. */
const inFrame = new RegExp(
  [
    '/app/(root|entry\\.client|api/page-meta)\\.tsx?$',
    '/app/ui/(button|heading|icon|notice|visually-hidden|joint/pictures)\\.tsx$',
    '/messages/generated/(registry|messages/search_button)\\.js$',
  ].join('|'),
)

/** What lists with filters share: the filters and their words. */
const inDiscovery =
  /\/app\/ui\/(result-list|filter-form|facets)\.tsx$|\/api\/result-words\.ts$|\/rules\/tool-facets\.ts$|\/(list_[a-z_]+|toolbox_(facet_need|request_link))\.js$/

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
      build: {
        // A list of what each later part imports would weigh more in every page than it saves in one.
        modulePreload: { resolveDependencies: () => [] },
        target: ['chrome111', 'safari16.4', 'firefox128'],
        rolldownOptions: {
          output: {
            // What every page needs is one file: a dozen small ones compress worse.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /\/node_modules\/(react|react-dom|react-router|scheduler)\/|^\0?rolldown\/runtime/,
                  priority: 1,
                },
                { name: 'frame', test: inFrame, priority: 2 },
                { name: 'list', test: /\/app\/ui\/(pagination\.tsx|near-view\.ts)$|\/lib\/day-text\.ts$/ },
                { name: 'discovery', test: inDiscovery },
                {
                  name: 'project-words',
                  test: /\/features\/projects\/project-(words|cover|query)\.tsx?$|\/rules\/project-facets\.ts$/,
                },
                { name: 'search-form', test: /\/app\/api\/search-form\.tsx$/ },
                { name: 'tool-rows', test: /\/toolbox\/(tool-rows\.tsx|compare-href\.ts)$/ },
                { name: 'tool-list', test: /\/toolbox\/(tool-results|search-form|lazy-no-tools)\.tsx?$/ },
              ],
            },
          },
        },
      },
    },
    // The server is one bundle with the pages, so that both see the same modules.
    ssr: { build: { target: 'node24', rolldownOptions: { input: './server/serve.ts' } } },
  },
})

/** Writes what each chunk of the browser is made of, for `scripts/check-bundle.mjs`. */
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
