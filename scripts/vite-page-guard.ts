import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const folder = join(import.meta.dirname, '../app/guard')
const name = 'virtual:page-guard'
/** The number of places from which React Router imports a page or a part of a page. */
const routeImports = 5

/** Gives the server each page's guard as the text of one small inline script. */
export function pageGuard(): Plugin {
  return {
    name: 'page-guard',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined
      for (const file of ['page-guard', 'start-after-paint', 'typed-values'])
        this.addWatchFile(join(folder, `${file}.ts`))
      return `export default ${JSON.stringify(await compileGuard())}`
    },
  }
}

async function compileGuard(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: ['chrome111', 'safari16.4', 'firefox128'],
      lib: { entry: join(folder, 'page-guard.ts'), formats: ['iife'], name: 'yisun' },
    },
  })
  const files = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const code = files.flatMap((file) => (file.type === 'chunk' ? file.code.trim() : [])).at(0)
  if (!code) throw new Error('the guard of the pages could not be compiled')
  return code.replaceAll('</', '<\\/')
}

/**
 * When a page's script cannot be loaded, React Router reloads the document without a message, and typed text
 * is lost. There is no setting for it, so its imports of pages are replaced by ours.
 */
export function guardRouteImports(): Plugin {
  let replaced = 0
  return {
    name: 'guard-route-imports',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/.*\/lib\/dom\/ssr\/(routes|routeModules)\.js$/ },
      handler(code) {
        const guarded = code.replace(routeImport, () => {
          replaced += 1
          return 'importRoute('
        })
        return `import { importRoute } from ${JSON.stringify(join(folder, 'import-route.ts'))}\n${guarded}`
      },
    },
    buildEnd(error) {
      if (!error && replaced !== routeImports) {
        this.error(
          `React Router imports pages in ${replaced} places, not ${routeImports}: see ${import.meta.filename}`,
        )
      }
    },
  }
}

const routeImport = /\bimport\(\s*\/\* @vite-ignore \*\/\s*\/\* webpackIgnore: true \*\//g
